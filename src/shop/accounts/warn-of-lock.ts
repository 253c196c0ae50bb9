import type { Sending } from "../mail/send-mail.ts";
import type { Writing } from "../mail/write-mail.ts";
import { sendNotice } from "./account-notices.ts";
import { selectUserId } from "./accounts.queries.ts";

/**
 * Mails the owner of this e-mail that wrong passwords have locked their account on new devices. An e-mail without an
 * account gets no mail. Whoever calls this has made sure that it is once for each lock.
 */
export async function warnOfLock(services: Writing & Sending, { email }: { email: string }): Promise<void> {
  if (await selectUserId(services.db, email))
    await sendNotice(services, { to: email, notice: "account-locked" });
}
