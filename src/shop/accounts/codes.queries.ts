import { and, desc, eq, gt, lt, sql } from "drizzle-orm";
import type { Db, Tx } from "../../infrastructure/database/db.ts";
import { verifications } from "./accounts.tables.ts";

/** A code is stored as `digest:attempts:requesters`, with requesters separated by commas. */
const part = (number: 1 | 2 | 3) =>
  sql<string>`split_part(${verifications.value}, ':', ${sql.raw(`${number}`)})`;

const attempts = sql<number>`${part(2)}::int`;
const isRequestedBy = (requester: string) => sql`${requester} = any(string_to_array(${part(3)}, ','))`;

export type CodeKey = { purpose: string; requester: string };

/** Stores a code for its requesters, and voids the previous code of the first requester. */
export async function replaceCode(
  tx: Tx,
  code: { id: string; purpose: string; digest: string; requesters: string[]; expiresAt: Date },
): Promise<void> {
  const { id, purpose, digest, requesters, expiresAt } = code;
  const { identifier } = verifications;
  await tx.delete(verifications).where(and(eq(identifier, purpose), isRequestedBy(requesters[0] ?? "")));
  await tx
    .insert(verifications)
    .values({ id, identifier: purpose, value: `${digest}:0:${requesters.join(",")}`, expiresAt });
}

/** The code that this requester was sent last, unless it has run out. */
function latestCode(db: Db | Tx, { purpose, requester }: CodeKey, now: Date) {
  const { id, identifier, expiresAt, createdAt } = verifications;
  return db
    .select({ id })
    .from(verifications)
    .where(and(eq(identifier, purpose), gt(expiresAt, now), isRequestedBy(requester)))
    .orderBy(desc(expiresAt), desc(createdAt))
    .limit(1);
}

/** Has this requester a code with fewer than `most` attempts? */
export async function hasCode(
  db: Db | Tx,
  key: CodeKey,
  { now, most }: { now: Date; most: number },
): Promise<boolean> {
  const { id } = verifications;
  const rows = await db
    .select({ id })
    .from(verifications)
    .where(and(eq(id, sql`(${latestCode(db, key, now)})`), lt(attempts, most)));
  return rows.length > 0;
}

/**
 * Counts an attempt at the requester's latest code, unless anyone has used up its `most` attempts.
 * @returns its id and digest, or undefined if no code or attempt is left
 */
export async function countAttempt(
  db: Db | Tx,
  key: CodeKey,
  { now, most }: { now: Date; most: number },
): Promise<{ id: string; digest: string } | undefined> {
  const { id } = verifications;
  const [row] = await db
    .update(verifications)
    .set({ value: sql`${part(1)} || ':' || (${attempts} + 1) || ':' || ${part(3)}` })
    .where(and(eq(id, sql`(${latestCode(db, key, now)})`), lt(attempts, most)))
    .returning({ id, digest: part(1) });
  return row;
}

/** Deletes the code. Returns true only to the first of several who enter it at once. */
export async function takeCode(db: Db | Tx, id: string): Promise<boolean> {
  const taken = await db
    .delete(verifications)
    .where(eq(verifications.id, id))
    .returning({ id: verifications.id });
  return taken.length > 0;
}
