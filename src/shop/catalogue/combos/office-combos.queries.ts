import { and, asc, eq, inArray, ne, sql } from "drizzle-orm";
import type { Db, Tx } from "../../../infrastructure/database/db.ts";
import { combos, products, skus } from "../catalogue.tables.ts";
import type { OfferedCombo } from "../rules/combo-lines.ts";

/** Columns that staff see of a SKU that is, or could be, offered as a combo. */
const target = {
  sku: skus.sku,
  productId: skus.productId,
  weight: skus.weight,
  active: skus.active,
  name: products.name,
  isDraft: products.isDraft,
  publishAt: products.publishAt,
};

/** The combos of a product's page in their order, those that shoppers do not see yet too. */
export function selectOffered(db: Db, productId: string) {
  return db
    .select({ ...target, label: combos.label })
    .from(combos)
    .innerJoin(skus, eq(skus.sku, combos.sku))
    .innerJoin(products, eq(products.id, skus.productId))
    .where(eq(combos.productId, productId))
    .orderBy(asc(combos.position), asc(combos.sku));
}

/** The products whose pages offer a SKU of this product. */
export function selectOfferedOn(db: Db | Tx, productId: string) {
  const ofProduct = db.select({ sku: skus.sku }).from(skus).where(eq(skus.productId, productId));
  const offering = db.select({ id: combos.productId }).from(combos).where(inArray(combos.sku, ofProduct));
  return db
    .select({ id: products.id, name: products.name })
    .from(products)
    .where(inArray(products.id, offering))
    .orderBy(asc(products.rank));
}

/** The first SKU of each other product of the kind `combo`, by name. */
export function selectComboTargets(db: Db, { except, limit }: { except: string; limit: number }) {
  return db
    .select(target)
    .from(products)
    .innerJoin(skus, and(eq(skus.productId, products.id), eq(skus.position, 0)))
    .where(and(eq(products.kind, "combo"), ne(products.id, except)))
    .orderBy(asc(products.name), asc(products.id))
    .limit(limit);
}

/** The stored combos of a product that the caller has locked. */
export function selectComboRows(tx: Tx, productId: string): Promise<OfferedCombo[]> {
  return tx
    .select({ sku: combos.sku, label: combos.label })
    .from(combos)
    .where(eq(combos.productId, productId))
    .orderBy(asc(combos.position), asc(combos.sku));
}

/** The SKUs among these that another product has, locked against deletion. */
export async function lockComboSkus(
  tx: Tx,
  { keys, except }: { keys: string[]; except: string },
): Promise<Set<string>> {
  const rows = await tx
    .select({ sku: skus.sku })
    .from(skus)
    .where(and(sql`${skus.sku} = any(${sql.param(keys)})`, ne(skus.productId, except)))
    .orderBy(asc(skus.sku))
    .for("key share");
  return new Set(rows.map((row) => row.sku));
}

/** Stores these combos instead of the present ones. The caller has locked the product and the SKUs. */
export async function replaceCombos(tx: Tx, productId: string, offered: OfferedCombo[]): Promise<void> {
  await tx.delete(combos).where(eq(combos.productId, productId));
  if (offered.length === 0) return;
  await tx.insert(combos).values(offered.map((combo, position) => ({ productId, ...combo, position })));
}
