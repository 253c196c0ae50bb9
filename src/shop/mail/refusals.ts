/** What the outbox can refuse. */
export type MailRefusal = "mail-not-given-up";
