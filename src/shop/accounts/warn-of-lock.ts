import type { Sending } from "../mail/send-mail.ts";
import type { Writing } from "../mail/write-mail.ts";
import { sendNotice } from "./account-notices.ts";
import { selectUserId } from "./accounts.queries.ts";

/**
 * Mails an account's owner that wrong passwords have locked it for new devices. Sends nothing if there is no account.
 * The caller ensures one mail per lock.
 */
export async function warnOfLock(services: Writing & Sending, { email }: { email: string }): Promise<void> {
  if (await selectUserId(services.db, email))
    await sendNotice(services, { to: email, notice: "account-locked" });
}
