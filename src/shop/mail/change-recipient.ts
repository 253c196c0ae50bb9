import type { Tx } from "../../infrastructure/database/db.ts";
import { anonymiseMailsTo, deleteWaitingTo, redirectUnsent } from "./customer-data.queries.ts";
import type { MailKind } from "./rules/mail-kinds.ts";

type Change = {
  from: string;
  emailVerified: boolean;
  to: string;
  /** Subjects that mails are about. */
  about: string[];
  /** Kinds of mail that only the holder of a verified e-mail gets. */
  kinds: MailKind[];
};

/**
 * Redirects unsent mails about these subjects to a customer's new e-mail, in the caller's transaction. If the old one
 * was verified, redirects these kinds too, deletes its other waiting mails and anonymises sent ones.
 */
export async function changeRecipient(
  tx: Tx,
  { from, emailVerified, to, about, kinds }: Change,
): Promise<void> {
  await redirectUnsent(tx, { about, kinds: emailVerified ? kinds : [], from, to });
  if (emailVerified) {
    await deleteWaitingTo(tx, from);
    await anonymiseMailsTo(tx, from);
  }
}
