import { type Outcome, ok, refuse } from "../basics/outcome.ts";
import type { Services } from "../services.ts";
import { sendNotice } from "./account-notices.ts";
import { selectUser, selectUserId } from "./accounts.queries.ts";
import { mailCode } from "./mail-code.ts";
import { CODE_MINUTES, issueCode } from "./one-time-code.ts";
import type { AccountsRefusal } from "./refusals.ts";

const FROM_ONE_ACCOUNT = { max: 5, seconds: 60 * 60 };
/** Accounts are free, so a limit for each is not enough. A whole town behind one IP changes few e-mails in an hour. */
const FROM_ONE_NETWORK = { max: 20, seconds: 60 * 60 };
const TO_ONE_ADDRESS = { max: 3, seconds: 60 * 60 };

/** The purpose under which the code for an e-mail change is stored. */
export function emailPurpose(userId: string, email: string): string {
  return `email:${userId}:${email}`;
}

/**
 * Mails a code to the new e-mail of an account. If the e-mail has an account already, its owner is notified instead;
 * reply and timing are the same. The caller has checked a `strict` re-authentication.
 * @param from IP network, for rate limiting
 */
export async function requestEmailChange(
  services: Services,
  { userId, email, from }: { userId: string; email: string; from: string },
): Promise<Outcome<void, AccountsRefusal>> {
  const { db, rateLimiter } = services;
  const limits = [
    { key: `email-from:${userId}`, ...FROM_ONE_ACCOUNT },
    { key: `email-from:${from}`, ...FROM_ONE_NETWORK },
  ];
  for (const { key, max, seconds } of limits) {
    const { allowed, retryAfter } = await rateLimiter.take(key, max, seconds);
    if (!allowed) return refuse("too-many-tries", { retryAfter });
  }
  const user = await selectUser(db, userId);
  if (user?.email === email) return refuse("email-not-changed");
  // Enough mails were sent; a refusal would reveal that someone else has requested this e-mail.
  if (!(await rateLimiter.take(`email-to:${email}`, TO_ONE_ADDRESS.max, TO_ONE_ADDRESS.seconds)).allowed)
    return ok(undefined);
  const code = await issueCode(services, emailPurpose(userId, email));
  if (await selectUserId(db, email)) {
    await sendNotice(services, { to: email, notice: "email-taken" });
    return ok(undefined);
  }
  await mailCode(services, {
    kind: "new-email-code",
    to: email,
    code,
    minutes: CODE_MINUTES,
    purpose: `This is to be the new e-mail of your ${services.settings.name} account.`,
    otherwise: "If it was not you, you need do nothing: without the code nothing changes.",
  });
  return ok(undefined);
}
