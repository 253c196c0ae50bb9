import { randomId } from "../basics/ids.ts";
import { sendAtOnce } from "../mail/send-at-once.ts";
import type { Sending } from "../mail/send-mail.ts";
import { type Writing, writeMail } from "../mail/write-mail.ts";
import { type Notice, noticeMail } from "./rules/notice-mail.ts";

/** Writes a notice to an account's owner, in the caller's transaction. */
export async function writeNotice(
  services: Writing,
  { to, notice }: { to: string; notice: Notice },
): Promise<void> {
  await writeMail(services, {
    key: randomId(notice),
    kind: notice,
    to,
    content: contentOf(services, notice),
  });
}

/** Sends a notice right away, in the time that mailing a code takes, so that timing reveals nothing. */
export async function sendNotice(
  services: Writing & Sending,
  { to, notice }: { to: string; notice: Notice },
): Promise<void> {
  await sendAtOnce(services, {
    key: randomId(notice),
    kind: notice,
    to,
    content: contentOf(services, notice),
  });
}

function contentOf({ settings }: Writing, notice: Notice) {
  return noticeMail(notice, { shop: settings.name, support: settings.contact.email });
}
