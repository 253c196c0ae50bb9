import type { Tx } from "../../infrastructure/database/db.ts";
import { deleteMailsAbout, deleteMailsTo } from "./customer-data.queries.ts";

/**
 * Erases every mail that was written to this address, and every one about these things of theirs, such as orders,
 * wherever it went; in the caller's transaction.
 * @param email null where nobody has proven that it is theirs
 */
export async function eraseMailsOfCustomer(
  tx: Tx,
  { email, about }: { email: string | null; about: string[] },
): Promise<void> {
  if (email !== null) await deleteMailsTo(tx, email);
  if (about.length > 0) await deleteMailsAbout(tx, about);
}
