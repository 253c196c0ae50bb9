import { asc, count, eq, isNull, min, or, sql } from "drizzle-orm";
import type { Db } from "../../infrastructure/database/db.ts";
import { products, skus } from "./catalogue.tables.ts";
import { priceChanges } from "./price-changes.tables.ts";

/** SKUs of which the product's name or the SKU contains this text; empty for all. */
function hasText(text: string) {
  if (text === "") return undefined;
  const isIn = (column: typeof products.name | typeof skus.sku) =>
    sql`strpos(lower(${column}), ${text.toLowerCase()}) > 0`;
  return or(isIn(products.name), isIn(skus.sku));
}

/** SKUs with their prices, in the shop's order. */
export function selectPriceRows(
  db: Db,
  { text, offset, limit }: { text: string; offset: number; limit: number },
) {
  const { sku, weight, flavour, pricePaise, sellPaise, costPaise } = skus;
  return db
    .select({ sku, name: products.name, weight, flavour, pricePaise, sellPaise, costPaise })
    .from(products)
    .innerJoin(skus, eq(skus.productId, products.id))
    .where(hasText(text))
    .orderBy(asc(products.rank), asc(skus.position))
    .offset(offset)
    .limit(limit);
}

export async function countPriceRows(db: Db, text: string): Promise<number> {
  const [row] = await db
    .select({ many: count() })
    .from(products)
    .innerJoin(skus, eq(skus.productId, products.id))
    .where(hasText(text));
  return row?.many ?? 0;
}

/** Planned prices that have not ended, by what was planned together; the next to begin first. */
export function selectPlannedBatches(db: Db, limit: number) {
  const { batch, fromAt, untilAt, settledAt, sku } = priceChanges;
  return db
    .select({ batch, fromAt, untilAt, skuCount: count(), firstSku: min(sku) })
    .from(priceChanges)
    .where(isNull(settledAt))
    .groupBy(batch, fromAt, untilAt)
    .orderBy(asc(fromAt), asc(batch))
    .limit(limit);
}
