import type { Tx } from "../../infrastructure/database/db.ts";
import { replaceNotes } from "./audit.queries.ts";

const ERASED = "Erased with the customer.";

/**
 * Takes what staff wrote of these orders out of the audit log, in the caller's transaction: it may name whoever
 * ordered. Who did what, when and in which role stays.
 */
export async function eraseNotes(tx: Tx, { orderIds }: { orderIds: string[] }): Promise<void> {
  await replaceNotes(tx, { subject: "order", subjectIds: orderIds, by: ERASED });
}
