import { selectStragglers } from "./mail.queries.ts";
import { type Sending, sendMail } from "./send-mail.ts";

/** The queue retries at least every ten minutes; a mail untried for longer has lost its job. */
const LEFT_ALONE_MS = 15 * 60_000;
const AT_MOST = 50;

/** Sends waiting mails whose job is lost or has ended. Runs on a schedule. */
export async function sendStragglers(services: Sending): Promise<{ sent: number }> {
  const notSince = new Date(services.clock().getTime() - LEFT_ALONE_MS);
  let sent = 0;
  for (const key of await selectStragglers(services.db, notSince, AT_MOST)) {
    try {
      await sendMail(services, { key });
      sent++;
    } catch (error) {
      // The server does not answer, so the other mails would fail too.
      services.log.warn({ err: error }, "mails wait for the mail server");
      break;
    }
  }
  return { sent };
}
