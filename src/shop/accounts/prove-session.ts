import { type Outcome, ok, refuse } from "../basics/outcome.ts";
import type { Services } from "../services.ts";
import { markEmailProven, selectPasswordHash } from "./accounts.queries.ts";
import { spendCode } from "./one-time-code.ts";
import type { AccountsRefusal } from "./refusals.ts";
import { proofPurpose } from "./send-proof-code.ts";
import { markProven } from "./sessions.queries.ts";

/** Only somebody who holds the session's cookie can try, so nobody is locked out by a stranger. */
const WRONG = { max: 10, seconds: 15 * 60 };

export type Proof = { password: string } | { code: string };

/** Shows that whoever holds this session is the account's owner: by its password, or by the code that was mailed. */
export async function proveSession(
  services: Services,
  { userId, sessionId, proof }: { userId: string; sessionId: string; proof: Proof },
): Promise<Outcome<void, AccountsRefusal>> {
  const key = `proof:${userId}`;
  // Taken before it is judged, so that a burst can't slip through; a right one is given back.
  const { allowed, retryAfter } = await services.attempts.take(key, WRONG.max, WRONG.seconds);
  if (!allowed) return refuse("too-many-tries", { retryAfter });
  if ("code" in proof) {
    if (!(await spendCode(services, proofPurpose(sessionId), proof.code))) return refuse("wrong-code");
    // Whoever reads the mailbox owns it.
    await markEmailProven(services.db, userId, services.clock());
  } else {
    const hash = await selectPasswordHash(services.db, userId);
    if (!hash || !(await services.identity.isPassword(proof.password, hash))) return refuse("wrong-password");
  }
  await services.attempts.giveBack(key);
  await markProven(services.db, sessionId, services.clock());
  return ok(undefined);
}
