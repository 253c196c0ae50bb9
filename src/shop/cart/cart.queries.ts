import { and, asc, count, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Db, Tx } from "../../infrastructure/database/db.ts";
import { preparedQuery } from "../prepared-query.ts";
import { cartLines } from "./cart.tables.ts";
import { MAX_QUANTITY } from "./rules/cart-limits.ts";
import type { Line } from "./rules/merge-lines.ts";

type Handle = Db | Tx;

const selectLinesQuery = preparedQuery("select-cart-lines", (db, { userId }: { userId: string }) =>
  db
    .select({ sku: cartLines.sku, quantity: cartLines.quantity })
    .from(cartLines)
    .where(eq(cartLines.userId, userId))
    .orderBy(asc(cartLines.addedAt), asc(cartLines.sku)),
);

export function selectLines(db: Handle, userId: string) {
  return selectLinesQuery(db, { userId });
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

type NewLine = typeof cartLines.$inferInsert;

const addLinesQuery = preparedQuery("add-cart-lines", (db, { lines }: { lines: NewLine[] }) =>
  upsert(db, lines, sql`least(${MAX_QUANTITY}::int, ${cartLines.quantity} + excluded.quantity)`),
);

const raiseLinesQuery = preparedQuery("raise-cart-lines", (db, { lines }: { lines: NewLine[] }) =>
  upsert(db, lines, sql`greatest(${cartLines.quantity}, excluded.quantity)`),
);

/** @param quantity of a line that is there already */
function upsert(db: Handle, lines: NewLine[], quantity: SQL) {
  return db
    .insert(cartLines)
    .values(lines)
    .onConflictDoUpdate({
      target: [cartLines.userId, cartLines.sku],
      set: { quantity },
    });
}

/** Adds in one statement, so that two tabs at once lose nothing. Each SKU only once. */
export async function addLines(db: Handle, userId: string, lines: Line[], at: Date): Promise<void> {
  await addLinesQuery(db, { lines: rowsOf(userId, lines, at) });
}

/** As `addLines`, but raises quantities to these. */
export async function raiseLines(db: Handle, userId: string, lines: Line[], at: Date): Promise<void> {
  await raiseLinesQuery(db, { lines: rowsOf(userId, lines, at) });
}

/** In the same order as in `lockLines`, to avoid deadlocks. */
function rowsOf(userId: string, lines: Line[], addedAt: Date): NewLine[] {
  const bySku = lines.toSorted((a, b) => (a.sku < b.sku ? -1 : 1));
  return bySku.map(({ sku, quantity }) => ({ userId, sku, quantity, addedAt }));
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
