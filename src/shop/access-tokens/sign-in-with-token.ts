import { type Outcome, ok, refuse } from "../basics/outcome.ts";
import type { Services } from "../services.ts";
import { storeUse } from "./access-tokens.queries.ts";
import { findTokenSession, type TokenSession } from "./find-token-session.ts";
import { LAST_USE_SECONDS, NETWORK_CALLS, TOKEN_CALLS } from "./rules/token-limits.ts";

/**
 * Signs a call of a program in by its token. Counts the call, and stores when the token was last used.
 * @param network the caller's
 */
export async function signInWithToken(
  services: Pick<Services, "db" | "clock" | "rateLimiter">,
  { text, network }: { text: string; network: string },
): Promise<Outcome<TokenSession, "token-not-valid" | "too-many-tries">> {
  const byNetwork = await services.rateLimiter.take(
    `token-network:${network}`,
    NETWORK_CALLS.max,
    NETWORK_CALLS.seconds,
  );
  if (!byNetwork.allowed) return refuse("too-many-tries", { retryAfter: byNetwork.retryAfter });
  const session = await findTokenSession(services, { text });
  if (!session) return refuse("token-not-valid");
  const { token, lastUsedAt } = session;
  const byToken = await services.rateLimiter.take(
    `token-calls:${token.id}`,
    TOKEN_CALLS.max,
    TOKEN_CALLS.seconds,
  );
  if (!byToken.allowed) return refuse("too-many-tries", { retryAfter: byToken.retryAfter });
  const at = services.clock();
  const since = new Date(at.getTime() - LAST_USE_SECONDS * 1000);
  if (!lastUsedAt || lastUsedAt < since) await storeUse(services.db, { tokenId: token.id, at, since });
  return ok(session);
}
