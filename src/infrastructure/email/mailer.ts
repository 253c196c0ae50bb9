export type Mail = {
  to: string;
  subject: string;
  text: string;
  html?: string;
  /** In newsletters: a POST to this URL unsubscribes the recipient at once (RFC 8058). */
  leaveUrl?: string;
  /** Identifies the message, so that a repeated job does not send it twice. */
  id: string;
};

/** Throws `MailError` if the mail was not accepted. */
export type Mailer = { send(mail: Mail): Promise<void> };

/** Why a mail was not accepted. Never holds an e-mail address. */
export class MailError extends Error {
  /** The server will not accept this mail later either. */
  readonly isPermanent: boolean;
  constructor(message: string, { isPermanent }: { isPermanent: boolean }) {
    super(message);
    this.name = "MailError";
    this.isPermanent = isPermanent;
  }
}
