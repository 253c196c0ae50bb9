export type Mail = {
  to: string;
  subject: string;
  text: string;
  html?: string;
  /** Names the message once and for all, so that a repeated job does not send it twice. */
  id: string;
};

export type Mailer = { send(mail: Mail): Promise<void> };
