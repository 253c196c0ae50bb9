import { createTransport } from "nodemailer";
import type { Mailer } from "./mailer.ts";

const PATIENCE_MS = 10_000;

/** Sends over SMTP. A mail that is sent again carries the same Message-ID, by which receivers drop the double. */
export function createSmtpMailer({ url, from }: { url: string; from: string }): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
  });
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? "localhost";
  return {
    async send({ id, to, subject, text, html }) {
      const messageId = `<${encodeURIComponent(id)}@${domain}>`;
      await transport.sendMail({ from, to, subject, text, html, messageId });
    },
  };
}
