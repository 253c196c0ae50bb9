import { createTransport } from "nodemailer";
import { errorCode } from "../files/error-code.ts";
import { MailError, type Mailer } from "./mailer.ts";

const TIMEOUT_MS = 10_000;

/** Sends over SMTP. A repeated mail has the same Message-ID, so that receivers drop the duplicate. */
export function createSmtpMailer({ url, from }: { url: string; from: string }): Mailer & { close(): void } {
  const transport = createTransport({
    url,
    pool: true,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    // Our mails refer to no files or URLs to attach.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? "localhost";
  return {
    async send({ id, to, subject, text, html, leaveUrl }) {
      try {
        await transport.sendMail({
          from,
          // As an object, so that a comma in the address cannot add a second recipient.
          to: { name: "", address: to },
          subject,
          text,
          html,
          messageId: `<${encodeURIComponent(id)}@${domain}>`,
          headers: { "Auto-Submitted": "auto-generated", ...(leaveUrl ? unsubscribeHeaders(leaveUrl) : {}) },
        });
      } catch (error) {
        throw mailError(error);
      }
    },
    close: () => transport.close(),
  };
}

/** Shows an unsubscribe button in mail programs (RFC 8058). */
function unsubscribeHeaders(url: string): Record<string, string> {
  return { "List-Unsubscribe": `<${url}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
}

/** Keeps the codes alone: the server's text may hold the recipient's address, which must not be logged. */
function mailError(error: unknown): MailError {
  const code = errorCode(error) ?? "unknown";
  const name = error instanceof Error ? error.name : "Error";
  const responseCode = error instanceof Error && "responseCode" in error ? Number(error.responseCode) : 0;
  const isRefusal = code === "EENVELOPE" || code === "EMESSAGE";
  const isPermanent = isRefusal && responseCode >= 500;
  return new MailError(`${name} ${code}${responseCode ? ` ${responseCode}` : ""}`, { isPermanent });
}
