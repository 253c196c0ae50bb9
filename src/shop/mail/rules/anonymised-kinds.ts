/** The kind of the last mail to a customer who has erased their account. */
export const LAST_MAIL = "account-erased";

/**
 * Kinds of mail of which nobody remembers to whom they went, as soon as they went: to addresses that belong to no
 * account, not yet or not any more, so that no erasure would ever find them.
 */
export const ANONYMISED_KINDS = new Set([LAST_MAIL, "new-email-code", "email-taken", "email-changed"]);
