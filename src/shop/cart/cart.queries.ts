import { and, asc, count, eq, sql } from "drizzle-orm";
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

export async function countLines(db: Handle, userId: string): Promise<number> {
  const [row] = await db.select({ lines: count() }).from(cartLines).where(eq(cartLines.userId, userId));
  return row?.lines ?? 0;
}
