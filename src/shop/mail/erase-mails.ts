import { MAIL_CONTENT_DAYS, MAIL_RECIPIENT_DAYS, storedSince } from "../basics/retention.ts";
import type { Services } from "../services.ts";
import { eraseContents, eraseRecipients } from "./mail.queries.ts";

/** Erases the content of mails, and later their recipients. Kind and time stay. */
export async function eraseMails(
  services: Pick<Services, "db" | "clock">,
): Promise<{ contents: number; recipients: number }> {
  const now = services.clock();
  const contents = await eraseContents(services.db, storedSince(now, MAIL_CONTENT_DAYS));
  const recipients = await eraseRecipients(services.db, storedSince(now, MAIL_RECIPIENT_DAYS));
  return { contents, recipients };
}
