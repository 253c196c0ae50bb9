import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Tx } from "../../../infrastructure/database/db.ts";
import { categories, products, skus } from "../catalogue.tables.ts";
import { selectCategoriesOf } from "../categories/categories.queries.ts";
import { relist } from "../imports/catalogue-file.queries.ts";
import type { RecordedProduct } from "../rules/product-fields.ts";
import { readPictureLines } from "../rules/product-pictures.ts";
import type { RecordedSku } from "../rules/sku-fields.ts";

export type StoredSku = typeof skus.$inferSelect;

/** These SKUs, locked until the transaction ends, always in the same order: two large changes never block each other. */
export function lockSkus(tx: Tx, keys: string[]): Promise<StoredSku[]> {
  return tx
    .select()
    .from(skus)
    .where(sql`${skus.sku} = any(${sql.param(keys)})`)
    .orderBy(asc(skus.sku))
    .for("no key update");
}

/** Writes these fields of locked SKUs as one JSON value: a price list may have tens of thousands. */
export async function updateSkus(tx: Tx, rows: (RecordedSku & { sku: string })[]): Promise<void> {
  await tx.execute(sql`
    update ${skus} set weight = r.weight, serves = r.serves, eggless = r.eggless, active = r.active,
      price_paise = r."pricePaise", sell_paise = r."sellPaise", cost_paise = r."costPaise", points = r.points,
      flavour = r.flavour, shape = r.shape
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(sku text, weight text, serves text, eggless boolean,
      "pricePaise" int, "sellPaise" int, "costPaise" int, points int, active boolean,
      flavour text, shape text)
    where ${skus.sku} = r.sku`);
}

export type StoredProduct = typeof products.$inferSelect & { listedUnder: string[] };

/**
 * These products with the categories that list them, locked until the transaction ends, in a fixed order. Prices are
 * locked after products, as in an import: the other order could deadlock.
 */
export async function lockProducts(tx: Tx, keys: string[]): Promise<StoredProduct[]> {
  await tx.execute(sql`lock table ${products} in row exclusive mode`);
  const rows = await tx
    .select()
    .from(products)
    .where(sql`${products.id} = any(${sql.param(keys)})`)
    .orderBy(asc(products.id))
    .for("no key update");
  // Read after the lock, which every change of a product's categories takes.
  const listed = await selectCategoriesOf(
    tx,
    rows.map(({ id }) => id),
  );
  const listedUnder = new Map(listed.map(({ productId, categories }) => [productId, categories]));
  return rows.map((row) => ({ ...row, listedUnder: (listedUnder.get(row.id) ?? []).sort() }));
}

/** Writes these fields of a locked product. */
export async function updateProduct(tx: Tx, id: string, fields: RecordedProduct): Promise<void> {
  const { listedUnder, pictures, ...columns } = fields;
  const shown = readPictureLines(pictures);
  const [pictureId = "", ...morePictureIds] = shown.map((picture) => picture.id);
  const pictureTexts = shown.map((picture) => picture.text);
  const publishAt = fields.publishAt === null ? null : new Date(fields.publishAt);
  await tx
    .update(products)
    .set({ ...columns, publishAt, pictureId, morePictureIds, pictureTexts })
    .where(eq(products.id, id));
  await relist(tx, [{ productId: id, listed: listedUnder }]);
}

export async function selectSkusOf(tx: Tx, productId: string): Promise<string[]> {
  const rows = await tx.select({ sku: skus.sku }).from(skus).where(eq(skus.productId, productId));
  return rows.map(({ sku }) => sku);
}

/** The products of these SKUs. Unknown SKUs are not in the map. */
export async function selectProductsOf(tx: Tx, keys: string[]): Promise<Map<string, string>> {
  const rows = await tx
    .select({ sku: skus.sku, productId: skus.productId })
    .from(skus)
    .where(sql`${skus.sku} = any(${sql.param(keys)})`);
  return new Map(rows.map(({ sku, productId }) => [sku, productId]));
}

/** The SKUs of a product, locked for deletion: meanwhile none of them can be offered as a combo, or put into one. */
export async function lockSkusOf(tx: Tx, productId: string): Promise<string[]> {
  const rows = await tx
    .select({ sku: skus.sku })
    .from(skus)
    .where(eq(skus.productId, productId))
    .orderBy(asc(skus.sku))
    .for("update");
  return rows.map(({ sku }) => sku);
}

/** Slugs of categories, those that are no alias. */
export async function selectKnownSlugs(tx: Tx, slugs: string[]): Promise<Set<string>> {
  const rows = await tx
    .select({ slug: categories.slug })
    .from(categories)
    .where(and(inArray(categories.slug, slugs), isNull(categories.aliasOf)));
  return new Set(rows.map(({ slug }) => slug));
}
