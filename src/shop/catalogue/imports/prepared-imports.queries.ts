import { and, eq, gt, lte } from "drizzle-orm";
import type { Db, Tx } from "../../../infrastructure/database/db.ts";
import { preparedImports } from "./prepared-imports.tables.ts";

export type PreparedRow = typeof preparedImports.$inferSelect;

/** Stores a person's table, in place of an older one of theirs. */
export async function upsertPrepared(db: Db, row: PreparedRow): Promise<void> {
  const { userId: _key, ...rest } = row;
  await db
    .insert(preparedImports)
    .values(row)
    .onConflictDoUpdate({ target: preparedImports.userId, set: rest });
}

export async function selectPrepared(db: Db, userId: string, after: Date) {
  const { fileName, preparedAt, rows, fingerprint } = preparedImports;
  const [row] = await db
    .select({ fileName, preparedAt, rows, fingerprint })
    .from(preparedImports)
    .where(and(eq(preparedImports.userId, userId), gt(preparedAt, after)));
  return row;
}

/** Selects the file name and the time of a person's table, without its cells. */
export async function selectPreparedName(db: Db, userId: string) {
  const { fileName, preparedAt } = preparedImports;
  const [row] = await db
    .select({ fileName, preparedAt })
    .from(preparedImports)
    .where(eq(preparedImports.userId, userId));
  return row;
}

/** Deletes and returns a person's table, if it still has this fingerprint. Of two calls at once, one gets it. */
export async function takePrepared(
  tx: Tx,
  { userId, fingerprint, after }: { userId: string; fingerprint: string; after: Date },
): Promise<PreparedRow | undefined> {
  const [row] = await tx
    .delete(preparedImports)
    .where(
      and(
        eq(preparedImports.userId, userId),
        eq(preparedImports.fingerprint, fingerprint),
        gt(preparedImports.preparedAt, after),
      ),
    )
    .returning();
  return row;
}

/** Replaces the difference of a person's table, unless another one was stored meanwhile. */
export async function updateDifference(
  db: Db,
  { userId, seen }: { userId: string; seen: string },
  difference: Pick<PreparedRow, "rows" | "fingerprint">,
): Promise<void> {
  await db
    .update(preparedImports)
    .set(difference)
    .where(and(eq(preparedImports.userId, userId), eq(preparedImports.fingerprint, seen)));
}

export async function deletePrepared(db: Db, userId: string): Promise<void> {
  await db.delete(preparedImports).where(eq(preparedImports.userId, userId));
}

export async function deletePreparedBefore(db: Db, before: Date): Promise<void> {
  await db.delete(preparedImports).where(lte(preparedImports.preparedAt, before));
}
