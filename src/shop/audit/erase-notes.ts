import type { Tx } from "../../infrastructure/database/db.ts";
import { replaceAccountLabel, replaceNotes } from "./audit.queries.ts";

const ERASED = "Erased with the customer.";
const ERASED_WITH_RECEIVER = "Erased with the receiver.";

/**
 * Erases staff notes on these orders from the audit log, in the caller's transaction, because they may name the
 * customer. The rest of each entry stays.
 */
export async function eraseNotes(tx: Tx, { orderIds }: { orderIds: string[] }): Promise<void> {
  await replaceNotes(tx, { subject: "order", subjectIds: orderIds, by: ERASED });
}

/** Erases staff notes on orders whose receivers are erased, in the caller's transaction, because they may name them. */
export async function eraseNotesOfEnded(tx: Tx, { orderIds }: { orderIds: string[] }): Promise<void> {
  await replaceNotes(tx, { subject: "order", subjectIds: orderIds, by: ERASED_WITH_RECEIVER });
}

/** Erases an e-mail from the entries about invitations of it, in the caller's transaction. */
export async function eraseInvitedEmail(tx: Tx, { email }: { email: string }): Promise<void> {
  await replaceAccountLabel(tx, email, ERASED);
}
