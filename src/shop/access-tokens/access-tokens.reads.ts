import type { Services } from "../services.ts";
import { selectTokenById, selectTokens } from "./access-tokens.queries.ts";
import { MOST_TOKENS } from "./rules/token-limits.ts";

/** Returns the holder's user id and the name of a token; null once it is revoked or has expired. */
export async function findToken(
  { db, clock }: Pick<Services, "db" | "clock">,
  { id }: { id: string },
): Promise<{ userId: string; name: string } | null> {
  const token = await selectTokenById(db, id);
  return token && token.expiresAt > clock() ? { userId: token.userId, name: token.name } : null;
}

/** A person's tokens, for the export of their data. Never their hashes. */
export async function exportTokens({ db }: Pick<Services, "db">, { userId }: { userId: string }) {
  const rows = await selectTokens(db, { person: userId, limit: MOST_TOKENS });
  return rows.map(({ name, scopes, createdAt, expiresAt, lastUsedAt }) => ({
    ...{ name, scopes: [...scopes] },
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }));
}
