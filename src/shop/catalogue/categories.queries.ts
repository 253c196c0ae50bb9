import { asc, eq, inArray, sql } from "drizzle-orm";
import type { Db, Tx } from "../../infrastructure/database/db.ts";
import { addOns, categories, menuItems, productCategories } from "./catalogue.tables.ts";

type Handle = Db | Tx;

export function selectCategories(db: Handle) {
  return db.select().from(categories).orderBy(asc(categories.slug));
}

/** The categories that list each of these products. */
export function selectCategoriesOf(db: Handle, productIds: string[]) {
  const { category, productId } = productCategories;
  return db
    .select({ productId, categories: sql<string[]>`array_agg(${category} order by ${category})` })
    .from(productCategories)
    .where(inArray(productId, productIds))
    .groupBy(productId);
}

/** Menu items in order that have a product behind them. */
export function selectFilledMenu(db: Handle) {
  return db
    .select({ menu: menuItems.menu, group: menuItems.group, label: menuItems.label, slug: menuItems.slug })
    .from(menuItems)
    .innerJoin(categories, eq(categories.slug, menuItems.slug))
    .where(
      sql`exists (select 1 from ${productCategories}
        where ${productCategories.category} = coalesce(${categories.aliasOf}, ${categories.slug}))`,
    )
    .orderBy(asc(menuItems.position));
}

/** Categories with products of their own, by slug; aliases have none. */
export function selectListedCategories(db: Handle) {
  return db
    .selectDistinct({ slug: productCategories.category })
    .from(productCategories)
    .orderBy(asc(productCategories.category));
}

/** The first position of each category in the menu. */
export function selectMenuPlaces(db: Handle) {
  return db
    .selectDistinctOn([menuItems.slug], { slug: menuItems.slug, menu: menuItems.menu })
    .from(menuItems)
    .orderBy(menuItems.slug, asc(menuItems.position));
}

export function selectAddOns(db: Handle) {
  return db.select().from(addOns).where(eq(addOns.active, true)).orderBy(asc(addOns.position));
}
