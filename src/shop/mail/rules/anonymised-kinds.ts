import type { MailKind } from "./mail-kinds.ts";

/** The kind of the last mail to a customer who has erased their account. */
export const LAST_MAIL = "account-erased";

/**
 * Kinds of mail to e-mails without an account, whose recipient is erased once sent, because no account deletion would
 * find them.
 */
export const ANONYMISED_KINDS = new Set<MailKind>([
  LAST_MAIL,
  "new-email-code",
  "email-taken",
  "email-changed",
]);
