import { type Outcome, ok, refuse } from "../basics/outcome.ts";
import type { Services } from "../services.ts";
import { markEmailProven, selectPasswordHash } from "./accounts.queries.ts";
import { ACCOUNT_ATTEMPTS, spendCode } from "./one-time-code.ts";
import type { AccountsRefusal } from "./refusals.ts";
import { reauthenticationPurpose } from "./send-reauthentication-code.ts";
import { markReauthenticated } from "./sessions.queries.ts";

/** Only the holder of the session cookie can try, so strangers cannot lock anyone out. */
const WRONG_PASSWORDS = { max: 10, seconds: 15 * 60 };

/** Proof that this is the account's owner. */
export type Credential = { password: string } | { code: string };

/** Confirms that the holder of this session is the account's owner: by its password, or by the code that was mailed. */
export async function reauthenticate(
  services: Services,
  { userId, sessionId, credential }: { userId: string; sessionId: string; credential: Credential },
): Promise<Outcome<void, AccountsRefusal>> {
  const isCode = "code" in credential;
  const key = isCode ? `code-guess:${userId}` : `proof:${userId}`;
  const { max, seconds } = isCode ? ACCOUNT_ATTEMPTS : WRONG_PASSWORDS;
  // Taken before the check, so that a burst cannot bypass the limit; returned if the credential is right.
  const { allowed, retryAfter } = await services.rateLimiter.take(key, max, seconds);
  if (!allowed) return refuse("too-many-tries", { retryAfter });
  let isWrong = false;
  try {
    isWrong = !(await isRight(services, { userId, sessionId, credential }));
  } finally {
    if (!isWrong) await services.rateLimiter.giveBack(key);
  }
  if (isWrong) return refuse(isCode ? "wrong-code" : "wrong-password");
  // Reading the mailbox verifies the e-mail.
  if (isCode) await markEmailProven(services.db, userId, services.clock());
  await markReauthenticated(services.db, sessionId, services.clock());
  return ok(undefined);
}

async function isRight(
  services: Services,
  { userId, sessionId, credential }: { userId: string; sessionId: string; credential: Credential },
): Promise<boolean> {
  if ("code" in credential) return spendCode(services, reauthenticationPurpose(sessionId), credential.code);
  const hash = await selectPasswordHash(services.db, userId);
  return hash ? services.identity.isPassword(credential.password, hash) : false;
}
