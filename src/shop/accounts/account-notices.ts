import { randomId } from "../basics/ids.ts";
import { sendAtOnce } from "../mail/send-at-once.ts";
import type { Sending } from "../mail/send-mail.ts";
import { type Writing, writeMail } from "../mail/write-mail.ts";
import { type Notice, noticeMail } from "./rules/notice-mail.ts";

/** Writes down, in the caller's transaction, that an owner is to be told of this. */
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

/** Tells somebody right now, in the time that mailing them a code would take. */
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
