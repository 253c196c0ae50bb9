import { randomId } from "../basics/ids.ts";
import type { MailKind } from "../mail/rules/mail-kinds.ts";
import { sendAtOnce } from "../mail/send-at-once.ts";
import type { Sending } from "../mail/send-mail.ts";
import type { Writing } from "../mail/write-mail.ts";
import { codeMail } from "./rules/account-mails.ts";

/**
 * Mails a code at once, because the user is waiting. It is not sent after it expires, and its content is erased once
 * sent.
 */
export async function mailCode(
  services: Writing & Sending,
  {
    kind,
    to,
    code,
    minutes,
    ...words
  }: { kind: MailKind; to: string; code: string; minutes: number; purpose: string; otherwise: string },
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
