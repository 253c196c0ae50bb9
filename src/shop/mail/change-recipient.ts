import type { Tx } from "../../infrastructure/database/db.ts";
import { anonymiseMailsTo, deleteWaitingTo, redirectUnsent } from "./customer-data.queries.ts";

/**
 * Redirects unsent mails about these subjects to a customer's new e-mail, in the caller's transaction. If the old
 * e-mail was verified, its other waiting mails are deleted, and sent ones anonymised.
 */
export async function changeRecipient(
  tx: Tx,
  { from, emailVerified, to, about }: { from: string; emailVerified: boolean; to: string; about: string[] },
): Promise<void> {
  if (about.length > 0) await redirectUnsent(tx, about, { from, to });
  if (emailVerified) {
    await deleteWaitingTo(tx, from);
    await anonymiseMailsTo(tx, from);
  }
}
