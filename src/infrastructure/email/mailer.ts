export type Mail = {
  to: string;
  subject: string;
  text: string;
  html?: string;
  /** For letters to a list: the address that takes the recipient off it, by a POST without further questions. */
  leaveUrl?: string;
  /** Names the message once and for all, so that a repeated job does not send it twice. */
  id: string;
};

/** Throws `MailError` when the mail was not taken. */
export type Mailer = { send(mail: Mail): Promise<void> };

/** Why a mail was not taken, without anybody's address in it. */
export class MailError extends Error {
  /** The server takes this mail neither now nor later. */
  readonly isPermanent: boolean;
  constructor(message: string, { isPermanent }: { isPermanent: boolean }) {
    super(message);
    this.name = "MailError";
    this.isPermanent = isPermanent;
  }
}
