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
 * Whether shoppers can order the SKU of this row, if they see its product: it is on sale itself, and so is each of its
 * parts. The same in memory: `isAvailable`. Part of the statement that reads the SKU, so that a combo and its parts are
 * as of one moment. The query must join `products`: without a join, Drizzle leaves out the names of tables.
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
