import { and, asc, count, desc, eq, sql } from "drizzle-orm";
import type { Db, Tx } from "../../infrastructure/database/db.ts";
import { wishes } from "./wish-list.tables.ts";

type Handle = Db | Tx;

export type WishRow = { productId: string; sku: string; wishedAt: Date };

/** Locks the list against additions until the transaction ends. */
export async function lockWishes(tx: Tx, userId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`wishes:${userId}`}, 0))`);
}

/** Products that are in the list already stay as they are. */
export async function insertWishes(tx: Tx, userId: string, rows: WishRow[]): Promise<void> {
  await tx
    .insert(wishes)
    .values(rows.map((row) => ({ ...row, userId })))
    .onConflictDoNothing();
}

export async function countWishes(tx: Tx, userId: string): Promise<number> {
  const [row] = await tx.select({ wishes: count() }).from(wishes).where(eq(wishes.userId, userId));
  return row?.wishes ?? 0;
}

export async function deleteWish(db: Handle, userId: string, productId: string): Promise<void> {
  await db.delete(wishes).where(and(eq(wishes.userId, userId), eq(wishes.productId, productId)));
}

/** Newest first. */
export function selectWishes(db: Handle, userId: string) {
  return db
    .select({ productId: wishes.productId, sku: wishes.sku, wishedAt: wishes.wishedAt })
    .from(wishes)
    .where(eq(wishes.userId, userId))
    .orderBy(desc(wishes.wishedAt), asc(wishes.productId));
}
