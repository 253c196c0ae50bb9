import { getDetails, getRoles } from "../accounts/accounts.reads.ts";
import type { Session } from "../accounts/identity.ts";
import { may } from "../accounts/rules/permissions.ts";
import type { Services } from "../services.ts";
import { selectValidToken } from "./access-tokens.queries.ts";
import type { TokenScope } from "./rules/token-scopes.ts";
import { hashAccessToken, isAccessToken } from "./token-text.ts";

/** A member of staff as one of their tokens acts for them. */
export type TokenSession = Session & {
  token: { id: string; name: string };
  scopes: TokenScope[];
  lastUsedAt: Date | null;
};

/**
 * The member of staff for whom a token acts, with the roles that they have now: whoever is demoted or removed has
 * tokens that can do as little. A token never counts as re-authenticated. Null if it is not valid.
 */
export async function findTokenSession(
  services: Pick<Services, "db" | "clock">,
  { text }: { text: string },
): Promise<TokenSession | null> {
  if (!isAccessToken(text)) return null;
  const stored = await selectValidToken(services.db, hashAccessToken(text), services.clock());
  if (!stored) return null;
  const { id, userId, scopes, lastUsedAt } = stored;
  const roles = await getRoles(services, { userId });
  if (!may(roles, "use access tokens")) return null;
  const { name, email, phone } = await getDetails(services, { userId });
  return {
    ...{ sessionId: id, userId, name, firstName: "", email, phone, roles },
    ...{ reauthenticatedAt: new Date(0), signedInAt: new Date(0) },
    ...{ token: { id, name: stored.name }, scopes, lastUsedAt },
  };
}
