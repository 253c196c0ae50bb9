import { getRoles } from "../accounts/accounts.reads.ts";
import type { Session } from "../accounts/identity.ts";
import { lockRoles } from "../accounts/lock-roles.ts";
import { roleFor } from "../accounts/rules/permissions.ts";
import { recordChange } from "../audit/record-change.ts";
import { type Outcome, ok, refusableTransaction, refuse } from "../basics/outcome.ts";
import type { Services } from "../services.ts";
import type { NewAccessToken } from "./access-tokens.inputs.ts";
import {
  countTokens,
  deleteExpiredTokens,
  insertToken,
  lockTokens,
  selectTokenById,
} from "./access-tokens.queries.ts";
import type { AccessTokenRefusal } from "./refusals.ts";
import { CREATED_TOKENS, MOST_TOKENS } from "./rules/token-limits.ts";
import { scopesFor } from "./rules/token-scopes.ts";
import { hashAccessToken, newAccessToken } from "./token-text.ts";

const DAY_MS = 24 * 60 * 60_000;

/**
 * Creates a token by which a program acts for this member of staff. The returned text is not stored anywhere. The
 * caller has checked a `strict` re-authentication.
 */
export async function createAccessToken(
  services: Services,
  { staff, token }: { staff: Session; token: NewAccessToken },
): Promise<
  Outcome<{ text: string; expiresAt: Date }, AccessTokenRefusal | "not-your-move" | "too-many-tries">
> {
  const { userId } = staff;
  const limit = `access-token:${userId}`;
  const { allowed, retryAfter } = await services.rateLimiter.take(
    limit,
    CREATED_TOKENS.max,
    CREATED_TOKENS.seconds,
  );
  if (!allowed) return refuse("too-many-tries", { retryAfter });
  return refusableTransaction(services.db, async (tx) => {
    // A person who is being removed from the staff must not leave a new token behind.
    await lockRoles(tx);
    await lockTokens(tx, userId);
    const roles = await getRoles({ db: tx }, { userId });
    const role = roleFor(roles, "use access tokens");
    if (!role) return refuse("not-your-move");
    const allowedScopes = scopesFor(roles);
    if (!token.scopes.every((scope) => allowedScopes.includes(scope))) return refuse("scope-not-yours");
    if (await selectTokenById(tx, token.id)) return refuse("token-created-already");
    const at = services.clock();
    await deleteExpiredTokens(tx, userId, at);
    if ((await countTokens(tx, userId)) >= MOST_TOKENS) return refuse("too-many-tokens");
    const text = newAccessToken();
    const { id, name, scopes, days } = token;
    const expiresAt = new Date(at.getTime() + days * DAY_MS);
    const tokenHash = hashAccessToken(text);
    const row = { id, userId, name, scopes, tokenHash, createdAt: at, expiresAt };
    if (!(await insertToken(tx, row))) return refuse("token-name-taken");
    await recordChange(
      { ...services, db: tx },
      {
        ...{ staff, role, subject: "account", subjectId: userId, label: `Token “${name}”` },
        ...{ before: "no token", after: scopes.join(", "), note: `Valid for ${days} days` },
      },
    );
    return ok({ text, expiresAt });
  });
}
