import { type Outcome, ok, refuse } from "../basics/outcome.ts";
import { moveSubscription } from "../newsletter/move-subscription.ts";
import type { Services } from "../services.ts";
import { selectUser, updateEmail } from "./accounts.queries.ts";
import { emailPurpose } from "./ask-for-email.ts";
import { noteForOwner } from "./mail-to-owner.ts";
import { spendCode } from "./one-time-code.ts";
import { deleteSessions } from "./sessions.queries.ts";

const WRONG = { max: 10, seconds: 15 * 60 };

/**
 * Gives an account the address that the code was mailed to. Every other session ends, the old address is told, and
 * the newsletter moves along. Whoever calls this has asked for a `strict` proof before.
 */
export async function changeEmail(
  services: Services,
  { userId, sessionId, email, code }: { userId: string; sessionId: string; email: string; code: string },
): Promise<Outcome<void, "wrong-code" | "too-many-tries" | "email-not-changed">> {
  const key = `email-code:${userId}`;
  const { allowed, retryAfter } = await services.attempts.take(key, WRONG.max, WRONG.seconds);
  if (!allowed) return refuse("too-many-tries", { retryAfter });
  if (!(await spendCode(services, emailPurpose(userId, email), code))) return refuse("wrong-code");
  await services.attempts.giveBack(key);
  return services.db.transaction(async (tx) => {
    const before = await selectUser(tx, userId);
    if (!before) throw new Error("a session without its account");
    if (!(await updateEmail(tx, userId, email, services.clock()))) return refuse("email-not-changed");
    await deleteSessions(tx, userId, sessionId);
    await moveSubscription({ ...services, db: tx }, { from: before.email, to: email });
    await noteForOwner({ ...services, db: tx }, { to: before.email, notice: "email-changed" });
    return ok(undefined);
  });
}
