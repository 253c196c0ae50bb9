import { and, eq, gt, lt, sql } from "drizzle-orm";
import type { Db, Tx } from "../../infrastructure/database/db.ts";
import { verifications } from "./accounts.tables.ts";

/** A code is kept as `digest:guesses:asking`. */
const part = (number: 1 | 2 | 3) =>
  sql<string>`split_part(${verifications.value}, ':', ${sql.raw(`${number}`)})`;

/** Keeps this code alone for its purpose: one that was sent before is void. */
export async function replaceCode(
  tx: Tx,
  code: { id: string; purpose: string; digest: string; asking: string; expiresAt: Date },
): Promise<void> {
  const { id, purpose, digest, asking, expiresAt } = code;
  await tx.delete(verifications).where(eq(verifications.identifier, purpose));
  await tx
    .insert(verifications)
    .values({ id, identifier: purpose, value: `${digest}:0:${asking}`, expiresAt });
}

/**
 * Counts one guess, unless so many were made before or the code has run out.
 * @returns the digest that the guess has to match and the asking that the code was mailed for, or undefined when
 * there is nothing to guess any more
 */
export async function countGuess(
  db: Db | Tx,
  purpose: string,
  { now, most }: { now: Date; most: number },
): Promise<{ digest: string; asking: string } | undefined> {
  const { identifier, expiresAt } = verifications;
  const guesses = sql<number>`${part(2)}::int`;
  const [row] = await db
    .update(verifications)
    .set({ value: sql`${part(1)} || ':' || (${guesses} + 1) || ':' || ${part(3)}` })
    .where(and(eq(identifier, purpose), gt(expiresAt, now), lt(guesses, most)))
    .returning({ digest: part(1), asking: part(3) });
  return row;
}

/**
 * True for the one who takes it: a code is good for one time. It goes in one statement wherever else it is kept for
 * the same asking, so that of two who enter it at once in two places one alone is in.
 * @param family how the purposes begin under which it may be kept too
 */
export async function takeCode(
  db: Db | Tx,
  purpose: string,
  { digest, asking, family }: { digest: string; asking: string; family: string },
): Promise<boolean> {
  const { identifier } = verifications;
  const taken = await db
    .delete(verifications)
    .where(and(sql`starts_with(${identifier}, ${family})`, eq(part(3), asking)))
    .returning({ identifier, digest: part(1) });
  return taken.some((row) => row.identifier === purpose && row.digest === digest);
}
