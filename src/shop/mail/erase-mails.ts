import type { Services } from "../services.ts";
import { eraseContents, eraseRecipients } from "./mail.queries.ts";

/** Days for which the content of a mail is stored, for customers who ask where it is. */
const CONTENT_DAYS = 7;
/** Days for which the recipient is stored. */
const RECIPIENT_DAYS = 90;
const DAY_MS = 24 * 60 * 60_000;

/** Erases content of mails after a week, and recipients after 90 days. Kind and time stay. */
export async function eraseMails(
  services: Pick<Services, "db" | "clock">,
): Promise<{ contents: number; recipients: number }> {
  const before = (days: number) => new Date(services.clock().getTime() - days * DAY_MS);
  const contents = await eraseContents(services.db, before(CONTENT_DAYS));
  const recipients = await eraseRecipients(services.db, before(RECIPIENT_DAYS));
  return { contents, recipients };
}
