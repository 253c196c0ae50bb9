/** `waiting` to be sent; `out of date` when its `sendBy` passed; `covered` when a newer mail says the same. */
export const MAIL_STATES = ["waiting", "sent", "given up", "out of date", "covered"] as const;

export type MailState = (typeof MAIL_STATES)[number];
