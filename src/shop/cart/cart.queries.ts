import { and, asc, count, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Db, Tx } from "../../infrastructure/database/db.ts";
import { cartLines } from "./cart.tables.ts";
import { MAX_QUANTITY } from "./rules/cart-limits.ts";
import type { Line } from "./rules/merge-lines.ts";

type Handle = Db | Tx;

export function selectLines(db: Handle, userId: string) {
  return db
    .select({ sku: cartLines.sku, quantity: cartLines.quantity })
    .from(cartLines)
    .where(eq(cartLines.userId, userId))
    .orderBy(asc(cartLines.addedAt), asc(cartLines.sku));
}

/** Locks the cart against additions until the transaction ends. */
export async function lockCart(tx: Tx, userId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`cart:${userId}`}, 0))`);
}

/** These lines of a cart, locked until the transaction ends, in a fixed order to avoid deadlocks. */
export function lockLines(db: Handle, userId: string, skus: string[]): Promise<Line[]> {
  return db
    .select({ sku: cartLines.sku, quantity: cartLines.quantity })
    .from(cartLines)
    .where(and(eq(cartLines.userId, userId), inArray(cartLines.sku, skus)))
    .orderBy(sql`${cartLines.sku} collate "C"`)
    .for("update");
}

/** Adds in one statement, so that two tabs at once lose nothing. Each SKU only once. */
export function addLines(db: Handle, userId: string, lines: Line[], at: Date): Promise<void> {
  const quantity = sql`least(${MAX_QUANTITY}::int, ${cartLines.quantity} + excluded.quantity)`;
  return upsertLines(db, userId, { lines, at, quantity });
}

/** As `addLines`, but raises quantities to these. */
export function raiseLines(db: Handle, userId: string, lines: Line[], at: Date): Promise<void> {
  const quantity = sql`greatest(${cartLines.quantity}, excluded.quantity)`;
  return upsertLines(db, userId, { lines, at, quantity });
}

/** @param quantity of a line that is there already */
async function upsertLines(
  db: Handle,
  userId: string,
  { lines, at, quantity }: { lines: Line[]; at: Date; quantity: SQL },
): Promise<void> {
  // The same order as in `lockLines`, to avoid deadlocks.
  const bySku = [...lines].sort((a, b) => (a.sku < b.sku ? -1 : 1));
  await db
    .insert(cartLines)
    .values(bySku.map((line) => ({ ...line, userId, addedAt: at })))
    .onConflictDoUpdate({
      target: [cartLines.userId, cartLines.sku],
      set: { quantity },
    });
}

export async function deleteLine(db: Handle, userId: string, sku: string): Promise<void> {
  await db.delete(cartLines).where(and(eq(cartLines.userId, userId), eq(cartLines.sku, sku)));
}

/** Changes a line that is there; false when it is not. */
export async function updateQuantity(db: Handle, userId: string, { sku, quantity }: Line): Promise<boolean> {
  const changed = await db
    .update(cartLines)
    .set({ quantity })
    .where(and(eq(cartLines.userId, userId), eq(cartLines.sku, sku)))
    .returning({ sku: cartLines.sku });
  return changed.length > 0;
}

/**
 * Lowers quantities in the caller's transaction, and deletes lines that reach zero. Locks them first, so that
 * concurrent additions are kept.
 */
export async function takeFromLines(tx: Tx, userId: string, lines: Line[]): Promise<void> {
  const taken = new Map(lines.map(({ sku, quantity }) => [sku, quantity]));
  for (const { sku, quantity } of await lockLines(tx, userId, [...taken.keys()])) {
    const remaining = quantity - (taken.get(sku) ?? 0);
    if (remaining < 1) await deleteLine(tx, userId, sku);
    else await updateQuantity(tx, userId, { sku, quantity: remaining });
  }
}

export async function countLines(db: Handle, userId: string): Promise<number> {
  const [row] = await db.select({ lines: count() }).from(cartLines).where(eq(cartLines.userId, userId));
  return row?.lines ?? 0;
}
