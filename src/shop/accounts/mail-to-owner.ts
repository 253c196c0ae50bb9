import { randomId } from "../basics/ids.ts";
import { sendAtOnce } from "../mail/send-at-once.ts";
import type { Sending } from "../mail/send-mail.ts";
import { type Writing, writeMail } from "../mail/write-mail.ts";
import { type Notice, noticeLetter } from "./rules/notice-letter.ts";

/** Writes down, in the caller's transaction, that an owner is to be told of this. */
export async function noteForOwner(
  services: Writing,
  { to, notice }: { to: string; notice: Notice },
): Promise<void> {
  await writeMail(services, { key: randomId(notice), kind: notice, to, letter: letterOf(services, notice) });
}

/** Tells somebody right now, in the time that mailing them a code would take. */
export async function tellOwner(
  services: Writing & Sending,
  { to, notice }: { to: string; notice: Notice },
): Promise<void> {
  await sendAtOnce(services, { key: randomId(notice), kind: notice, to, letter: letterOf(services, notice) });
}

function letterOf({ settings }: Writing, notice: Notice) {
  return noticeLetter(notice, { shop: settings.name, support: settings.contact.email });
}
