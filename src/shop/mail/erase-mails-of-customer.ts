import type { Tx } from "../../infrastructure/database/db.ts";
import { deleteMailsAbout, deleteMailsTo } from "./customer-data.queries.ts";

/**
 * Erases all mails to this e-mail, and all mails about these subjects, such as orders; in the caller's transaction.
 * @param email null if it is not verified
 */
export async function eraseMailsOfCustomer(
  tx: Tx,
  { email, about }: { email: string | null; about: string[] },
): Promise<void> {
  if (email !== null) await deleteMailsTo(tx, email);
  if (about.length > 0) await deleteMailsAbout(tx, about);
}
