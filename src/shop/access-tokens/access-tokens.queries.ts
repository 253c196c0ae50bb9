import { and, asc, count, eq, gt, isNull, lt, lte, or, sql } from "drizzle-orm";
import type { Db, Tx } from "../../infrastructure/database/db.ts";
import { accessTokens } from "./access-tokens.tables.ts";

type Handle = Db | Tx;

const { id, userId, name, scopes, tokenHash, createdAt, expiresAt, lastUsedAt } = accessTokens;
const shown = { id, userId, name, scopes, createdAt, expiresAt, lastUsedAt };

/** Locks a person's tokens against additions until the transaction ends. */
export async function lockTokens(tx: Tx, person: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`access-tokens:${person}`}, 0))`);
}

/** False if the person has a token of this name, or the id is in use. */
export async function insertToken(tx: Tx, token: typeof accessTokens.$inferInsert): Promise<boolean> {
  const inserted = await tx.insert(accessTokens).values(token).onConflictDoNothing().returning({ id });
  return inserted.length > 0;
}

export async function countTokens(tx: Tx, person: string): Promise<number> {
  const [row] = await tx.select({ total: count() }).from(accessTokens).where(eq(userId, person));
  return row?.total ?? 0;
}

export async function deleteExpiredTokens(tx: Tx, person: string, now: Date): Promise<void> {
  await tx.delete(accessTokens).where(and(eq(userId, person), lte(expiresAt, now)));
}

export async function selectTokenById(db: Handle, tokenId: string) {
  const [row] = await db.select(shown).from(accessTokens).where(eq(id, tokenId));
  return row;
}

/** The token of this hash, if it is still valid. */
export async function selectValidToken(db: Handle, hash: string, now: Date) {
  const [row] = await db
    .select(shown)
    .from(accessTokens)
    .where(and(eq(tokenHash, hash), gt(expiresAt, now)));
  return row;
}

/** Stores a use, unless one was stored after `since`. */
export async function storeUse(
  db: Handle,
  { tokenId, at, since }: { tokenId: string; at: Date; since: Date },
): Promise<void> {
  await db
    .update(accessTokens)
    .set({ lastUsedAt: at })
    .where(and(eq(id, tokenId), or(isNull(lastUsedAt), lt(lastUsedAt, since))));
}

/** Tokens of a person, or of everybody, the oldest first. */
export function selectTokens(db: Handle, { person, limit }: { person: string | null; limit: number }) {
  return db
    .select(shown)
    .from(accessTokens)
    .where(person === null ? undefined : eq(userId, person))
    .orderBy(asc(createdAt), asc(id))
    .limit(limit);
}

/** Deletes a token: of this person, or of any person if `person` is null. */
export async function deleteToken(tx: Tx, { tokenId, person }: { tokenId: string; person: string | null }) {
  const [row] = await tx
    .delete(accessTokens)
    .where(and(eq(id, tokenId), person === null ? undefined : eq(userId, person)))
    .returning(shown);
  return row;
}

export async function deleteTokensOf(tx: Tx, person: string): Promise<void> {
  await tx.delete(accessTokens).where(eq(userId, person));
}
