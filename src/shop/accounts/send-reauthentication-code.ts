import { type Outcome, ok, refuse } from "../basics/outcome.ts";
import type { Services } from "../services.ts";
import { selectUser } from "./accounts.queries.ts";
import { mailCode } from "./mail-code.ts";
import { CODE_MINUTES, issueCode } from "./one-time-code.ts";
import type { AccountsRefusal } from "./refusals.ts";

const MAILS = { max: 6, seconds: 10 * 60 };

/** The purpose under which a session's code is stored. */
export function reauthenticationPurpose(sessionId: string): string {
  return `proof:${sessionId}`;
}

/** Mails the account's owner a code to re-authenticate this session. */
export async function sendReauthenticationCode(
  services: Services,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<Outcome<{ email: string }, AccountsRefusal>> {
  const { allowed, retryAfter } = await services.rateLimiter.take(
    `proof-mail:${userId}`,
    MAILS.max,
    MAILS.seconds,
  );
  if (!allowed) return refuse("too-many-tries", { retryAfter });
  const user = await selectUser(services.db, userId);
  if (!user) throw new Error("the account of a session does not exist");
  const code = await issueCode(services, reauthenticationPurpose(sessionId));
  const shop = services.settings.name;
  await mailCode(services, {
    kind: "proof-code",
    to: user.email,
    code,
    minutes: CODE_MINUTES,
    purpose: `Somebody who is signed in to your ${shop} account wants to go on. With this code they show that they are you.`,
    otherwise:
      "If it was not you, tell it to nobody, and sign out everywhere on the security page of your account.",
  });
  return ok({ email: user.email });
}
