import type { Tx } from "../../infrastructure/database/db.ts";
import { type Outcome, ok, refuse } from "../basics/outcome.ts";
import { changeSubscriptionEmail } from "../newsletter/change-subscription-email.ts";
import type { Services } from "../services.ts";
import { writeNotice } from "./account-notices.ts";
import { selectUser, updateEmail } from "./accounts.queries.ts";
import { ACCOUNT_ATTEMPTS, spendCode } from "./one-time-code.ts";
import { emailPurpose } from "./request-email-change.ts";
import { deleteSessions } from "./sessions.queries.ts";

export type EmailChange = { from: string; isProven: boolean; to: string };

/**
 * Gives an account the address that the code was mailed to. Every other session ends, the old address is told, and
 * the newsletter moves along if the old one was proven. Whoever calls this has checked a `strict` re-authentication before.
 * @param follow what else has to move, in the same transaction; `isProven`: the old address was proven to be theirs
 */
export async function changeEmail(
  services: Services,
  { userId, sessionId, email, code }: { userId: string; sessionId: string; email: string; code: string },
  follow: (tx: Tx, moved: EmailChange) => Promise<void>,
): Promise<Outcome<void, "wrong-code" | "too-many-tries" | "email-not-changed">> {
  const key = `code-guess:${userId}`;
  const { max, seconds } = ACCOUNT_ATTEMPTS;
  const { allowed, retryAfter } = await services.attempts.take(key, max, seconds);
  if (!allowed) return refuse("too-many-tries", { retryAfter });
  let isWrong = false;
  try {
    isWrong = !(await spendCode(services, emailPurpose(userId, email), code));
  } finally {
    if (!isWrong) await services.attempts.giveBack(key);
  }
  if (isWrong) return refuse("wrong-code");
  return services.db.transaction(async (tx) => {
    const before = await selectUser(tx, userId);
    if (!before) throw new Error("a session without its account");
    if (!(await updateEmail(tx, userId, email, services.clock()))) return refuse("email-not-changed");
    await deleteSessions(tx, userId, sessionId);
    const isProven = before.emailVerified;
    if (isProven) await changeSubscriptionEmail({ ...services, db: tx }, { from: before.email, to: email });
    await follow(tx, { from: before.email, isProven, to: email });
    await writeNotice({ ...services, db: tx }, { to: before.email, notice: "email-changed" });
    return ok(undefined);
  });
}
