import { and, eq, gt, lt, sql } from "drizzle-orm";
import type { Db, Tx } from "../../infrastructure/database/db.ts";
import { verifications } from "./accounts.tables.ts";

/** Keeps this code alone for its purpose: one that was sent before is void. */
export async function replaceCode(
  tx: Tx,
  code: { id: string; purpose: string; digest: string; expiresAt: Date },
): Promise<void> {
  const { id, purpose, digest, expiresAt } = code;
  await tx.delete(verifications).where(eq(verifications.identifier, purpose));
  await tx.insert(verifications).values({ id, identifier: purpose, value: `${digest}:0`, expiresAt });
}

/**
 * Counts one guess, unless so many were made before or the code has run out.
 * @returns the digest that the guess has to match, or undefined when there is nothing to guess any more
 */
export async function countGuess(
  db: Db | Tx,
  purpose: string,
  { now, most }: { now: Date; most: number },
): Promise<string | undefined> {
  const { identifier, value, expiresAt } = verifications;
  const guesses = sql<number>`split_part(${value}, ':', 2)::int`;
  const [row] = await db
    .update(verifications)
    .set({ value: sql`split_part(${value}, ':', 1) || ':' || (${guesses} + 1)` })
    .where(and(eq(identifier, purpose), gt(expiresAt, now), lt(guesses, most)))
    .returning({ digest: sql<string>`split_part(${value}, ':', 1)` });
  return row?.digest;
}

/** True for the one who takes it; a code is good for one time. */
export async function takeCode(db: Db | Tx, purpose: string, digest: string): Promise<boolean> {
  const taken = await db
    .delete(verifications)
    .where(
      and(eq(verifications.identifier, purpose), sql`split_part(${verifications.value}, ':', 1) = ${digest}`),
    )
    .returning({ id: verifications.id });
  return taken.length > 0;
}
