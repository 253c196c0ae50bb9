import { asc, eq, isNull } from "drizzle-orm";
import type { Db } from "../../../infrastructure/database/db.ts";
import { categories, productCategories, products, skus } from "../catalogue.tables.ts";

/** The categories that a product can be listed under. */
export function selectListable(db: Db) {
  return db
    .select({ slug: categories.slug, title: categories.title })
    .from(categories)
    .where(isNull(categories.aliasOf))
    .orderBy(asc(categories.title));
}

/** A product with its SKUs, the categories that list it, and those that could. */
export async function selectEditable(db: Db, id: string) {
  const { category, productId } = productCategories;
  const { ovenMinutes, decoratorMinutes } = categories;
  const [[row], rows, listed, known] = await Promise.all([
    db
      .select({ product: products, ofCategory: { ovenMinutes, decoratorMinutes } })
      .from(products)
      .leftJoin(categories, eq(categories.slug, products.category))
      .where(eq(products.id, id)),
    db.select().from(skus).where(eq(skus.productId, id)).orderBy(asc(skus.position)),
    db.select({ category }).from(productCategories).where(eq(productId, id)).orderBy(asc(category)),
    selectListable(db),
  ]);
  const listedUnder = listed.map(({ category: slug }) => slug).sort();
  const product = row && { ...row.product, listedUnder };
  return { product, ofCategory: row?.ofCategory ?? null, skus: rows, categories: known };
}
