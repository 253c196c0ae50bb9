import { type Outcome, ok, refuse } from "../basics/outcome.ts";
import type { Services } from "../services.ts";
import { sendNotice } from "./account-notices.ts";
import { selectUser, selectUserId } from "./accounts.queries.ts";
import { mailCode } from "./mail-code.ts";
import { CODE_MINUTES, issueCode } from "./one-time-code.ts";
import type { AccountsRefusal } from "./refusals.ts";

const FROM_ONE_ACCOUNT = { max: 5, seconds: 60 * 60 };
/** Accounts cost nothing, so what one may is multiplied. An e-mail is changed so seldom that this is enough for a town. */
const FROM_ONE_NETWORK = { max: 20, seconds: 60 * 60 };
const TO_ONE_ADDRESS = { max: 3, seconds: 60 * 60 };

/** What a code is kept under that lets one account have one address. */
export function emailPurpose(userId: string, email: string): string {
  return `email:${userId}:${email}`;
}

/**
 * Somebody wants their account to have this e-mail: a code goes there. The answer and the work behind it are the
 * same where the address has an account already; its owner is then told that, and gets no code. Whoever calls this
 * has checked a `strict` re-authentication before.
 * @param from the network address, which a limit counts by
 */
export async function requestEmailChange(
  services: Services,
  { userId, email, from }: { userId: string; email: string; from: string },
): Promise<Outcome<void, AccountsRefusal>> {
  const { db, attempts } = services;
  const limits = [
    { key: `email-from:${userId}`, ...FROM_ONE_ACCOUNT },
    { key: `email-from:${from}`, ...FROM_ONE_NETWORK },
  ];
  for (const { key, max, seconds } of limits) {
    const { allowed, retryAfter } = await attempts.take(key, max, seconds);
    if (!allowed) return refuse("too-many-tries", { retryAfter });
  }
  const user = await selectUser(db, userId);
  if (user?.email === email) return refuse("email-not-changed");
  // Enough mails are there already; a refusal would tell a stranger that somebody else has asked for the address.
  if (!(await attempts.take(`email-to:${email}`, TO_ONE_ADDRESS.max, TO_ONE_ADDRESS.seconds)).allowed)
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
