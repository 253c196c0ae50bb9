import { sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Db, Tx } from "../../infrastructure/database/db.ts";
import {
  addOns,
  categories,
  combos,
  menuItems,
  productCategories,
  products,
  skus,
  taxRates,
} from "./catalogue.tables.ts";
import type { CatalogueRows } from "./catalogue-rows.inputs.ts";

/** Rows of one statement: few enough to tell progress, enough to be quick. */
const ROWS_A_STATEMENT = 2000;

/** The tables in an order in which every row finds those that it points to. */
const IN_ORDER = [
  ["taxRates", taxRates],
  ["categories", categories],
  ["products", products],
  ["skus", skus],
  ["productCategories", productCategories],
  ["menuItems", menuItems],
  ["addOns", addOns],
  ["combos", combos],
] as const satisfies [keyof CatalogueRows, PgTable][];

/** One loader at a time: the second waits, then sees that the catalogue is there. */
export async function lockForLoading(tx: Tx): Promise<void> {
  await tx.execute(sql`lock table ${products} in share row exclusive mode`);
}

export async function hasProducts(db: Db | Tx): Promise<boolean> {
  const found = await db.select({ id: products.id }).from(products).limit(1);
  return found.length > 0;
}

/**
 * Writes all rows, table by table, and says after each statement how many are in. A statement carries its rows
 * as one JSON value: several times faster than a parameter for each cell, and far from the limit of 65,535.
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
      const json = JSON.stringify(chunk.map(byColumnName));
      await tx.execute(
        sql`insert into ${table} select * from jsonb_populate_recordset(null::${table}, ${json}::jsonb)`,
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
