import { and, asc, count, desc, eq, inArray, lte, ne, sql } from "drizzle-orm";
import type { Db, Tx } from "../../../infrastructure/database/db.ts";
import type { Day } from "../../basics/india-time.ts";
import { addOns, products, skus, taxRates } from "../catalogue.tables.ts";
import type { NewSku } from "../rules/sku-fields.ts";

/** Inserts SKUs of a locked product. Returns the inserted ones; the SKUs of the others are taken. */
export async function insertSkus(
  tx: Tx,
  { productId, flavour, rows }: { productId: string; flavour: string; rows: NewSku[] },
): Promise<string[]> {
  const [last] = await tx
    .select({ position: sql<number>`coalesce(max(${skus.position}), -1)::int` })
    .from(skus)
    .where(eq(skus.productId, productId));
  const next = (last?.position ?? -1) + 1;
  const inserted = await tx
    .insert(skus)
    .values(rows.map((row, nth) => ({ ...row, productId, flavour, shape: "", position: next + nth })))
    .onConflictDoNothing()
    .returning({ sku: skus.sku });
  return inserted.map(({ sku }) => sku);
}

/** Selects those of these codes that add-ons have. */
export async function selectAddOnsAmong(tx: Tx, codes: string[]): Promise<string[]> {
  const rows = await tx.select({ sku: addOns.sku }).from(addOns).where(inArray(addOns.sku, codes));
  return rows.map(({ sku }) => sku);
}

export async function countSkus(tx: Tx, productId: string): Promise<number> {
  const [row] = await tx.select({ many: count() }).from(skus).where(eq(skus.productId, productId));
  return row?.many ?? 0;
}

export async function insertProduct(tx: Tx, row: typeof products.$inferInsert): Promise<void> {
  await tx.insert(products).values(row);
}

/** Whether a product has this name, and the ids that begin with this code. The caller has locked the table. */
export async function selectTaken(
  tx: Tx,
  { name, code }: { name: string; code: string },
): Promise<{ hasName: boolean; codes: Set<string> }> {
  const named = await tx
    .select({ id: products.id })
    .from(products)
    .where(sql`lower(${products.name}) = ${name.toLowerCase()}`)
    .limit(1);
  const coded = await tx
    .select({ id: products.id })
    .from(products)
    .where(sql`starts_with(${products.id}, ${code})`);
  return { hasName: named.length > 0, codes: new Set(coded.map(({ id }) => id)) };
}

/** The tax classes with their rates of this day, by name. */
export function selectTaxClasses(db: Db | Tx, today: Day) {
  const { taxClass, fromOn, hsn, rateBp } = taxRates;
  return db
    .selectDistinctOn([taxClass], { taxClass, hsn, rateBp })
    .from(taxRates)
    .where(lte(fromOn, today))
    .orderBy(taxClass, desc(fromOn));
}

/** Texts and facts that most new products share: those of the first product of the shop. */
export async function selectFirstProduct(db: Db) {
  const { kind, taxClass, care, delivery, leadHours, takesMessage } = products;
  const [row] = await db
    .select({ kind, taxClass, care, delivery, leadHours, takesMessage })
    .from(products)
    .orderBy(asc(products.rank))
    .limit(1);
  return row;
}

/** The pictures that products show, each with the first product that shows it, by its name. */
export function selectUsedPictures(db: Db | Tx, { limit }: { limit: number }) {
  const used = db
    .selectDistinctOn([products.pictureId], { id: products.pictureId, name: products.name })
    .from(products)
    .where(and(ne(products.pictureId, ""), eq(products.isDraft, false)))
    .orderBy(products.pictureId, asc(products.rank))
    .as("used");
  return db.select({ id: used.id, name: used.name }).from(used).orderBy(asc(used.name)).limit(limit);
}
