import { randomId } from "../basics/ids.ts";
import { type Outcome, ok } from "../basics/outcome.ts";
import type { Services } from "../services.ts";

/** Mails a one-time code to whoever wants to sign in with this address. */
export async function sendSignInCode(
  services: Pick<Services, "mailer" | "settings">,
  { email, code, minutes }: { email: string; code: string; minutes: number },
): Promise<Outcome<void, never>> {
  const { name } = services.settings;
  await services.mailer.send({
    id: randomId("mail"),
    to: email,
    subject: `${code} is your ${name} code`,
    text: `Your code for ${name} is ${code}.\n\nIt works once, for ${minutes} minutes. If you did not ask for it, you need do nothing: without the code nobody gets in.\n`,
    html: `<div style="font-family:sans-serif;color:#2b1220;max-width:28rem">
<p>Your code for ${name} is</p>
<p style="font-size:2rem;letter-spacing:.3em;font-weight:bold;color:#63003c">${code}</p>
<p>It works once, for ${minutes} minutes. If you did not ask for it, you need do nothing: without the code nobody gets in.</p>
</div>`,
  });
  return ok(undefined);
}
