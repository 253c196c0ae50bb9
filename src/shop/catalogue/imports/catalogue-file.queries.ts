import { asc, eq, inArray, isNull, max, sql } from "drizzle-orm";
import type { Db, Tx } from "../../../infrastructure/database/db.ts";
import { addOns, categories, productCategories, products, skus, taxRates } from "../catalogue.tables.ts";
import { selectAllParts } from "../combos/combo-parts.queries.ts";

type Handle = Db | Tx;
export type Product = typeof products.$inferSelect;
export type Sku = typeof skus.$inferSelect;
export type AddOnRow = typeof addOns.$inferSelect;

/** Rows per statement: with up to 50 cells a row, within the limit of 65,535 parameters. */
const ROWS_A_STATEMENT = 1000;

/** The catalogue as lines: products in the shop's order, SKUs in their product's order. */
export async function selectCatalogue(db: Handle) {
  return {
    products: await db.select().from(products).orderBy(asc(products.rank)),
    skus: await db.select().from(skus).orderBy(asc(skus.productId), asc(skus.position)),
    listed: await db.select().from(productCategories).orderBy(asc(productCategories.category)),
    parts: await selectAllParts(db),
  };
}

/** Selects the names that a table may refer to: slugs of categories that are no alias, tax classes, SKUs of add-ons. */
export async function selectNames(
  db: Handle,
): Promise<{ slugs: Set<string>; taxClasses: Set<string>; addOnSkus: Set<string> }> {
  const ownCategories = await db
    .select({ slug: categories.slug })
    .from(categories)
    .where(isNull(categories.aliasOf));
  const classes = await db.selectDistinct({ name: taxRates.taxClass }).from(taxRates);
  const addOnRows = await db.select({ sku: addOns.sku }).from(addOns);
  return {
    slugs: new Set(ownCategories.map(({ slug }) => slug)),
    taxClasses: new Set(classes.map(({ name }) => name)),
    addOnSkus: new Set(addOnRows.map(({ sku }) => sku)),
  };
}

export async function lastRank(db: Handle): Promise<number> {
  const [row] = await db.select({ rank: max(products.rank) }).from(products);
  return row?.rank ?? 0;
}

/** Upserts products. Existing ones keep rank, stars, tile and date. */
export async function upsertProducts(tx: Tx, rows: Product[]): Promise<void> {
  for (const chunk of chunks(rows))
    await tx
      .insert(products)
      .values(chunk)
      .onConflictDoUpdate({
        target: products.id,
        set: written(products, [
          ...([
            "name",
            "kind",
            "category",
            "flavour",
            "occasions",
            "personalization",
            "description",
          ] as const),
          ...([
            "care",
            "delivery",
            "allergens",
            "contains",
            "mayContain",
            "otherAllergens",
            "openAllergens",
            "kcalPer100g",
            "takesMessage",
            "photoPrint",
            "deliveryTime",
          ] as const),
          ...(["leadHours", "bestBeforeHours", "taxClass", "pictureId", "pictureTexts"] as const),
        ]),
      });
}

/** Upserts SKUs. Existing ones keep product and position. */
export async function upsertSkus(tx: Tx, rows: Sku[]): Promise<void> {
  for (const chunk of chunks(rows))
    await tx
      .insert(skus)
      .values(chunk)
      .onConflictDoUpdate({
        target: skus.sku,
        set: written(skus, [
          ...(["weight", "serves", "flavour", "shape", "eggless", "pricePaise", "sellPaise"] as const),
          ...(["costPaise", "points", "active"] as const),
        ]),
      });
}

/** All add-ons, also those that are not sold now, in the shop's order. */
export function selectAllAddOns(db: Handle): Promise<AddOnRow[]> {
  return db.select().from(addOns).orderBy(asc(addOns.position), asc(addOns.sku));
}

export async function selectAddOn(db: Handle, sku: string): Promise<AddOnRow | undefined> {
  const [row] = await db.select().from(addOns).where(eq(addOns.sku, sku));
  return row;
}

/** Upserts add-ons. Existing ones keep their position. */
export async function upsertAddOns(tx: Tx, rows: AddOnRow[]): Promise<void> {
  for (const chunk of chunks(rows))
    await tx
      .insert(addOns)
      .values(chunk)
      .onConflictDoUpdate({
        target: addOns.sku,
        set: written(addOns, [
          ...(["name", "pricePaise", "pictureId", "taxClass", "active"] as const),
          ...(["question", "answerLimit", "forCakes"] as const),
          ...(["isFood", "contains", "mayContain", "otherAllergens"] as const),
        ]),
      });
}

/** Lists each of these products in exactly these categories. */
export async function relist(tx: Tx, rows: { productId: string; listed: string[] }[]): Promise<void> {
  for (const chunk of chunks(rows)) {
    const ids = chunk.map(({ productId }) => productId);
    await tx.delete(productCategories).where(inArray(productCategories.productId, ids));
    const fresh = chunk.flatMap(({ productId, listed }) =>
      listed.map((category) => ({ category, productId })),
    );
    for (const part of chunks(fresh)) await tx.insert(productCategories).values(part);
  }
}

function chunks<T>(rows: T[]): T[][] {
  const statementCount = Math.ceil(rows.length / ROWS_A_STATEMENT);
  return Array.from({ length: statementCount }, (_, at) =>
    rows.slice(at * ROWS_A_STATEMENT, (at + 1) * ROWS_A_STATEMENT),
  );
}

/** Sets each of these columns to the value of the insert. */
function written<T extends typeof products | typeof skus | typeof addOns, K extends keyof T & string>(
  table: T,
  names: readonly K[],
) {
  return Object.fromEntries(
    names.map((name) => {
      const column = (table[name] as { name: string }).name;
      const snake = column.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`);
      return [name, sql`excluded.${sql.identifier(snake)}`];
    }),
  );
}
