import type { Tx } from "../../infrastructure/database/db.ts";
import { type Outcome, ok, refuse } from "../basics/outcome.ts";
import { changeSubscriptionEmail } from "../newsletter/change-subscription-email.ts";
import type { Services } from "../services.ts";
import { writeNotice } from "./account-notices.ts";
import { selectUser, updateEmail } from "./accounts.queries.ts";
import { ACCOUNT_ATTEMPTS, spendCode } from "./one-time-code.ts";
import { emailPurpose } from "./request-email-change.ts";
import { deleteSessions } from "./sessions.queries.ts";

export type EmailChange = { from: string; emailVerified: boolean; to: string };

/**
 * Changes an account's e-mail to the one the code was mailed to. Ends all other sessions, notifies the old e-mail,
 * and moves a verified newsletter subscription. The caller has checked a `strict` re-authentication.
 * @param lock takes the locks that other transactions take before one on the account
 * @param follow other changes in the same transaction; `emailVerified`: the old e-mail was verified
 */
export async function changeEmail(
  services: Services,
  { userId, sessionId, email, code }: { userId: string; sessionId: string; email: string; code: string },
  {
    lock,
    follow,
  }: { lock: (tx: Tx) => Promise<void>; follow: (tx: Tx, change: EmailChange) => Promise<void> },
): Promise<Outcome<void, "wrong-code" | "too-many-tries" | "email-not-changed">> {
  const key = `code-guess:${userId}`;
  const { max, seconds } = ACCOUNT_ATTEMPTS;
  const { allowed, retryAfter } = await services.rateLimiter.take(key, max, seconds);
  if (!allowed) return refuse("too-many-tries", { retryAfter });
  let isWrong = false;
  try {
    isWrong = !(await spendCode(services, emailPurpose(userId, email), code));
  } finally {
    if (!isWrong) await services.rateLimiter.giveBack(key);
  }
  if (isWrong) return refuse("wrong-code");
  return services.db.transaction(async (tx) => {
    await lock(tx);
    const before = await selectUser(tx, userId);
    if (!before) throw new Error("the account of a session does not exist");
    if (!(await updateEmail(tx, userId, email, services.clock()))) return refuse("email-not-changed");
    await deleteSessions(tx, userId, sessionId);
    const { emailVerified } = before;
    if (emailVerified)
      await changeSubscriptionEmail({ ...services, db: tx }, { from: before.email, to: email });
    await follow(tx, { from: before.email, emailVerified, to: email });
    await writeNotice({ ...services, db: tx }, { to: before.email, notice: "email-changed" });
    return ok(undefined);
  });
}
