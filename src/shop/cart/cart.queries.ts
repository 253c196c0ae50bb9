import { and, asc, count, eq, inArray, lte, sql } from "drizzle-orm";
import type { Db, Tx } from "../../infrastructure/database/db.ts";
import { cartLines } from "./cart.tables.ts";
import { type Line, MAX_QUANTITY } from "./rules/merge.ts";

type Handle = Db | Tx;

export function selectLines(db: Handle, userId: string) {
  return db
    .select({ sku: cartLines.sku, quantity: cartLines.quantity })
    .from(cartLines)
    .where(eq(cartLines.userId, userId))
    .orderBy(asc(cartLines.addedAt), asc(cartLines.sku));
}

/** These lines of a cart, locked to the end of the transaction. Always in this order, so that no two wait for each other. */
export function lockLines(db: Handle, userId: string, skus: string[]): Promise<Line[]> {
  return db
    .select({ sku: cartLines.sku, quantity: cartLines.quantity })
    .from(cartLines)
    .where(and(eq(cartLines.userId, userId), inArray(cartLines.sku, skus)))
    .orderBy(asc(cartLines.sku))
    .for("update");
}

/** Adds to what is there in one statement, so that two tabs at once lose nothing. Each SKU only once. */
export async function addLines(db: Handle, userId: string, lines: Line[], at: Date): Promise<void> {
  await db
    .insert(cartLines)
    .values(lines.map((line) => ({ ...line, userId, addedAt: at })))
    .onConflictDoUpdate({
      target: [cartLines.userId, cartLines.sku],
      set: { quantity: sql`least(${MAX_QUANTITY}::int, ${cartLines.quantity} + excluded.quantity)` },
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

/** Lowers a line by so many; one of which no more is left goes. */
export async function takeFromLines(db: Handle, userId: string, { sku, quantity }: Line): Promise<void> {
  const line = and(eq(cartLines.userId, userId), eq(cartLines.sku, sku));
  const gone = await db
    .delete(cartLines)
    .where(and(line, lte(cartLines.quantity, quantity)))
    .returning({ sku: cartLines.sku });
  if (gone.length > 0) return;
  await db
    .update(cartLines)
    .set({ quantity: sql`${cartLines.quantity} - ${quantity}` })
    .where(and(line, sql`${cartLines.quantity} > ${quantity}`));
}

export async function countLines(db: Handle, userId: string): Promise<number> {
  const [row] = await db.select({ lines: count() }).from(cartLines).where(eq(cartLines.userId, userId));
  return row?.lines ?? 0;
}
