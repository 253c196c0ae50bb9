import { randomId } from "../basics/ids.ts";
import { sendAtOnce } from "../mail/send-at-once.ts";
import type { Sending } from "../mail/send-mail.ts";
import type { Writing } from "../mail/write-mail.ts";
import { codeMail } from "./rules/account-mails.ts";

/**
 * Mails a code, at once, because somebody sits and waits for it. It is not sent once it has run out, and what the
 * mail said is erased as soon as it has gone.
 * @param kind what sort of code, for the record of mails: `sign-in-code`
 */
export async function mailCode(
  services: Writing & Sending,
  {
    kind,
    to,
    code,
    minutes,
    ...words
  }: { kind: string; to: string; code: string; minutes: number; purpose: string; otherwise: string },
): Promise<void> {
  await sendAtOnce(services, {
    key: randomId(kind),
    kind,
    to,
    content: codeMail(code, { shop: services.settings.name, minutes, ...words }),
    sendBy: new Date(services.clock().getTime() + minutes * 60_000),
    secret: true,
  });
}
