import type { Sending } from "../mail/send-mail.ts";
import type { Writing } from "../mail/write-mail.ts";
import { mailCode } from "./mail-code.ts";

/** Mails a one-time sign-in code to this e-mail. */
export async function sendSignInCode(
  services: Writing & Sending,
  { email, code, minutes }: { email: string; code: string; minutes: number },
): Promise<void> {
  await mailCode(services, {
    kind: "sign-in-code",
    to: email,
    code,
    minutes,
    purpose: `With this code you are in at ${services.settings.name}: no password needed.`,
    otherwise: "If you did not ask for it, you need do nothing: without the code nobody gets in.",
  });
}
