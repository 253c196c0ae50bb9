import { createTransport } from "nodemailer";
import { MailError, type Mailer } from "./mailer.ts";

const TIMEOUT_MS = 10_000;

/** Sends over SMTP. A mail that is sent again carries the same Message-ID, by which receivers drop the double. */
export function createSmtpMailer({ url, from }: { url: string; from: string }): Mailer & { close(): void } {
  const transport = createTransport({
    url,
    pool: true,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    // A mail is words: it never fetches anything from this machine or another.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? "localhost";
  return {
    async send({ id, to, subject, text, html, leaveUrl }) {
      try {
        await transport.sendMail({
          from,
          // As an object, so that a comma in it could never make two recipients of one.
          to: { name: "", address: to },
          subject,
          text,
          html,
          messageId: `<${encodeURIComponent(id)}@${domain}>`,
          headers: { "Auto-Submitted": "auto-generated", ...(leaveUrl ? unsubscribeHeaders(leaveUrl) : {}) },
        });
      } catch (error) {
        throw mailError(error as SmtpError);
      }
    },
    close: () => transport.close(),
  };
}

/** Lets a mail program take its reader off the list by itself (RFC 8058). */
function unsubscribeHeaders(url: string): Record<string, string> {
  return { "List-Unsubscribe": `<${url}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
}

type SmtpError = Error & { code?: string; responseCode?: number };

/** What servers answer may hold the recipient's address, which belongs into no log: only the codes are kept. */
function mailError({ code = "unknown", responseCode, name }: SmtpError): MailError {
  const isRefusal = code === "EENVELOPE" || code === "EMESSAGE";
  const isPermanent = isRefusal && responseCode !== undefined && responseCode >= 500;
  return new MailError(`${name} ${code}${responseCode ? ` ${responseCode}` : ""}`, { isPermanent });
}
