import { and, asc, count, eq, isNull, min, or, sql } from "drizzle-orm";
import type { Db } from "../../../infrastructure/database/db.ts";
import { products, skus } from "../catalogue.tables.ts";
import { priceChanges } from "./price-changes.tables.ts";

/** The SKUs in the list of prices. An empty text, and no category: all. */
type PriceFilter = { text: string; category: string | null };

/** SKUs of this main category, of which the product's name or the SKU contains this text. */
function isListed({ text, category }: PriceFilter) {
  const ofCategory = category === null ? undefined : eq(products.category, category);
  return and(ofCategory, hasText(text));
}

function hasText(text: string) {
  if (text === "") return undefined;
  const isIn = (column: typeof products.name | typeof skus.sku) =>
    sql`strpos(lower(${column}), ${text.toLowerCase()}) > 0`;
  return or(isIn(products.name), isIn(skus.sku));
}

/** SKUs with their prices, in the shop's order. */
export function selectPriceRows(
  db: Db,
  { offset, limit, ...filter }: PriceFilter & { offset: number; limit: number },
) {
  const { sku, weight, eggless, flavour, pricePaise, sellPaise, costPaise } = skus;
  return db
    .select({
      ...{ sku, name: products.name, weight, eggless, flavour, category: products.category },
      ...{ pricePaise, sellPaise, costPaise, kind: products.kind, allergens: products.allergens },
    })
    .from(products)
    .innerJoin(skus, eq(skus.productId, products.id))
    .where(isListed(filter))
    .orderBy(asc(products.rank), asc(skus.position))
    .offset(offset)
    .limit(limit);
}

export async function countPriceRows(db: Db, filter: PriceFilter): Promise<number> {
  const [row] = await db
    .select({ many: count() })
    .from(products)
    .innerJoin(skus, eq(skus.productId, products.id))
    .where(isListed(filter));
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
