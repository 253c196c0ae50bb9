import { and, eq, notExists, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db, Tx } from "../../../infrastructure/database/db.ts";
import { products, skus } from "../catalogue.tables.ts";
import { comboParts } from "../combos/combo-parts.tables.ts";
import { isPublishedAt } from "../products/publication.queries.ts";

/** The SKU of a part, and its product. */
export const parts = alias(skus, "part");
export const partProducts = alias(products, "part_product");

/**
 * Whether this row's SKU and each of its parts are on sale, as of the moment of the statement that reads it; in memory:
 * `isAvailable`. The query must join `products`: without a join, Drizzle leaves out table names.
 * @param at as ISO text; in a prepared query a placeholder
 */
export function isAvailableAt(db: Db | Tx, at: string): SQL<boolean> {
  const missing = db
    .select({ one: sql`1` })
    .from(comboParts)
    .innerJoin(parts, eq(parts.sku, comboParts.partSku))
    .innerJoin(partProducts, eq(partProducts.id, parts.productId))
    .where(and(eq(comboParts.sku, skus.sku), notOnSale(at)));
  return sql<boolean>`(${and(skus.active, notExists(missing))})`;
}

function notOnSale(at: string): SQL {
  // A draft without a time of publication is compared with null: neither true nor false.
  return sql`(${and(parts.active, isPublishedAt(at, partProducts))}) is not true`;
}
