import { type Outcome, ok, refuse } from "../basics/outcome.ts";
import type { Services } from "../services.ts";
import { markEmailProven, selectPasswordHash } from "./accounts.queries.ts";
import { ACCOUNT_GUESSES, spendCode } from "./one-time-code.ts";
import type { AccountsRefusal } from "./refusals.ts";
import { proofPurpose } from "./send-proof-code.ts";
import { markProven } from "./sessions.queries.ts";

/** Only somebody who holds the session's cookie can try, so nobody is locked out by a stranger. */
const WRONG_PASSWORDS = { max: 10, seconds: 15 * 60 };

export type Proof = { password: string } | { code: string };

/** Shows that whoever holds this session is the account's owner: by its password, or by the code that was mailed. */
export async function proveSession(
  services: Services,
  { userId, sessionId, proof }: { userId: string; sessionId: string; proof: Proof },
): Promise<Outcome<void, AccountsRefusal>> {
  const isCode = "code" in proof;
  const key = isCode ? `code-guess:${userId}` : `proof:${userId}`;
  const { max, seconds } = isCode ? ACCOUNT_GUESSES : WRONG_PASSWORDS;
  // Taken before it is judged, so that a burst can't slip through; a right one is given back.
  const { allowed, retryAfter } = await services.attempts.take(key, max, seconds);
  if (!allowed) return refuse("too-many-tries", { retryAfter });
  let isWrong = false;
  try {
    isWrong = !(await isRight(services, { userId, sessionId, proof }));
  } finally {
    if (!isWrong) await services.attempts.giveBack(key);
  }
  if (isWrong) return refuse(isCode ? "wrong-code" : "wrong-password");
  // Whoever reads the mailbox owns it.
  if (isCode) await markEmailProven(services.db, userId, services.clock());
  await markProven(services.db, sessionId, services.clock());
  return ok(undefined);
}

async function isRight(
  services: Services,
  { userId, sessionId, proof }: { userId: string; sessionId: string; proof: Proof },
): Promise<boolean> {
  if ("code" in proof) return spendCode(services, proofPurpose(sessionId), proof.code);
  const hash = await selectPasswordHash(services.db, userId);
  return hash ? services.identity.isPassword(proof.password, hash) : false;
}
