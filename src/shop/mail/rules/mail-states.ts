/** `out of date`: its `sendBy` has passed. `covered`: another mail says the same. */
export const MAIL_STATES = ["waiting", "sent", "given up", "out of date", "covered"] as const;

export type MailState = (typeof MAIL_STATES)[number];
