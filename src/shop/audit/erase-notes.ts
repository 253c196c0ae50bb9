import type { Tx } from "../../infrastructure/database/db.ts";
import { replaceAccountLabel, replaceNotes } from "./audit.queries.ts";

const ERASED_WITH = { customer: "Erased with the customer.", receiver: "Erased with the receiver." };

/**
 * Erases staff notes on these orders from the audit log, in the caller's transaction, because they may name the person
 * who is erased. The rest of each entry stays.
 */
export async function eraseNotes(
  tx: Tx,
  { orderIds, erased }: { orderIds: string[]; erased: keyof typeof ERASED_WITH },
): Promise<void> {
  await replaceNotes(tx, { subject: "order", subjectIds: orderIds, by: ERASED_WITH[erased] });
}

/** Erases an e-mail from the entries about invitations of it, in the caller's transaction. */
export async function eraseInvitedEmail(tx: Tx, { email }: { email: string }): Promise<void> {
  await replaceAccountLabel(tx, email, ERASED_WITH.customer);
}
