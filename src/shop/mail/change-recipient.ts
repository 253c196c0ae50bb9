import type { Tx } from "../../infrastructure/database/db.ts";
import { anonymiseMailsTo, deleteWaitingTo, redirectUnsent } from "./customer-data.queries.ts";

/**
 * Somebody has another address, in the caller's transaction: what was not sent about these things of theirs goes there. Of
 * an old address that was proven to be theirs nothing waits any more, and nothing is remembered.
 */
export async function changeRecipient(
  tx: Tx,
  { from, isProven, to, about }: { from: string; isProven: boolean; to: string; about: string[] },
): Promise<void> {
  if (about.length > 0) await redirectUnsent(tx, about, { from, to });
  if (isProven) {
    await deleteWaitingTo(tx, from);
    await anonymiseMailsTo(tx, from);
  }
}
