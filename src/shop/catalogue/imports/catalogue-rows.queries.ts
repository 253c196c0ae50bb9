import { sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Db, Tx } from "../../../infrastructure/database/db.ts";
import {
  addOns,
  categories,
  combos,
  menuItems,
  productCategories,
  products,
  skus,
  taxRates,
} from "../catalogue.tables.ts";
import { comboParts } from "../combos/combo-parts.tables.ts";
import type { CatalogueRows } from "./catalogue-rows.inputs.ts";

/** Rows per statement: small enough to show progress, large enough to be fast. */
const ROWS_A_STATEMENT = 2000;

/** The tables, ordered so that referenced rows come first. */
const IN_ORDER = [
  ["taxRates", taxRates],
  ["categories", categories],
  ["products", products],
  ["skus", skus],
  ["productCategories", productCategories],
  ["menuItems", menuItems],
  ["addOns", addOns],
  ["combos", combos],
  ["comboParts", comboParts],
] as const satisfies [keyof CatalogueRows, PgTable][];

/** One loader at a time: the second waits, then sees that the catalogue is there. */
export async function lockForLoading(tx: Tx): Promise<void> {
  await tx.execute(sql`lock table ${products} in share row exclusive mode`);
}

export async function hasProducts(db: Db | Tx): Promise<boolean> {
  const existingProducts = await db.select({ id: products.id }).from(products).limit(1);
  return existingProducts.length > 0;
}

/**
 * Inserts all rows, and reports progress after each statement. Rows are passed as one JSON value: several times
 * faster than a parameter per cell, and without their limit.
 */
export async function insertCatalogue(
  tx: Tx,
  rows: CatalogueRows,
  onRows: (inserted: number) => void,
): Promise<void> {
  let inserted = 0;
  for (const [name, table] of IN_ORDER) {
    for (let from = 0; from < rows[name].length; from += ROWS_A_STATEMENT) {
      const chunk = rows[name].slice(from, from + ROWS_A_STATEMENT);
      const byName = chunk.map(byColumnName);
      // Only the columns of the rows: the others get their defaults.
      const columns = sql.join(
        Object.keys(byName[0] ?? {}).map((column) => sql.identifier(column)),
        sql`, `,
      );
      await tx.execute(
        sql`insert into ${table} (${columns})
          select ${columns} from jsonb_populate_recordset(null::${table}, ${JSON.stringify(byName)}::jsonb)`,
      );
      inserted += chunk.length;
      onRows(inserted);
    }
  }
}

/** `pricePaise` to `price_paise`, as the columns are called in the database. */
function byColumnName(row: object): object {
  return Object.fromEntries(
    Object.entries(row).map(([key, value]) => [
      key.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`),
      value,
    ]),
  );
}
