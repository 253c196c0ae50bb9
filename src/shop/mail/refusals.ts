export type MailRefusal = "mail-not-given-up";
