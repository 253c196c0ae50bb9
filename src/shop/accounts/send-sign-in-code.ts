import { randomId } from "../basics/ids.ts";
import { type Outcome, ok } from "../basics/outcome.ts";
import { sendAtOnce } from "../mail/send-at-once.ts";
import type { Sending } from "../mail/send-mail.ts";
import type { Writing } from "../mail/write-mail.ts";
import { codeLetter } from "./rules/code-letter.ts";

/** Mails a one-time code to whoever wants to sign in with this address. */
export async function sendSignInCode(
  services: Writing & Sending,
  { email, code, minutes }: { email: string; code: string; minutes: number },
): Promise<Outcome<void, never>> {
  await sendAtOnce(services, {
    key: randomId("sign-in-code"),
    kind: "sign-in-code",
    to: email,
    letter: codeLetter({ shop: services.settings.name, code, minutes }),
    sendBy: new Date(services.clock().getTime() + minutes * 60_000),
    secret: true,
  });
  return ok(undefined);
}
