import type { Services } from "../services.ts";
import { selectTokens } from "./access-tokens.queries.ts";
import { MOST_TOKENS } from "./rules/token-limits.ts";

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
