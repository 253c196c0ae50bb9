import type { Services } from "../services.ts";
import { eraseContents, eraseRecipients } from "./mail.queries.ts";

/** So long we can say what a mail said, for somebody who asks where it is. */
const CONTENT_DAYS = 7;
/** So long we can say to whom it went. */
const RECIPIENT_DAYS = 90;
const DAY_MS = 24 * 60 * 60_000;

/** Erases what mails said a week after they went, and to whom after 90 days. That one went, and when, stays. */
export async function eraseMails(
  services: Pick<Services, "db" | "clock">,
): Promise<{ contents: number; recipients: number }> {
  const before = (days: number) => new Date(services.clock().getTime() - days * DAY_MS);
  const contents = await eraseContents(services.db, before(CONTENT_DAYS));
  const recipients = await eraseRecipients(services.db, before(RECIPIENT_DAYS));
  return { contents, recipients };
}
