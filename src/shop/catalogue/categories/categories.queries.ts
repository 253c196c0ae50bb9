import { asc, eq, getTableColumns, inArray, sql } from "drizzle-orm";
import type { Db, Tx } from "../../../infrastructure/database/db.ts";
import { addOns, categories, menuItems, productCategories } from "../catalogue.tables.ts";

type Handle = Db | Tx;

/** The categories that shoppers see. */
export function selectCategories(db: Handle) {
  const { isHidden: _hidden, ...columns } = getTableColumns(categories);
  return db
    .select(columns)
    .from(categories)
    .where(eq(categories.isHidden, false))
    .orderBy(asc(categories.slug));
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

/** Menu items in order, each with the category whose products it leads to. */
export function selectMenu(db: Handle) {
  const { menu, group, label, slug } = menuItems;
  return db
    .select({
      menu,
      group,
      label,
      slug,
      listedAs: sql<string>`coalesce(${categories.aliasOf}, ${categories.slug})`,
    })
    .from(menuItems)
    .innerJoin(categories, eq(categories.slug, slug))
    .orderBy(asc(menuItems.position));
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
