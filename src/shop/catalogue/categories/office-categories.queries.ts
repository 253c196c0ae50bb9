import { and, asc, count, eq, sql } from "drizzle-orm";
import type { Db, Tx } from "../../../infrastructure/database/db.ts";
import { categories, menuItems, productCategories } from "../catalogue.tables.ts";
import type { CategoryFields } from "../rules/category-fields.ts";

type Handle = Db | Tx;

export type StoredCategory = typeof categories.$inferSelect;

/** All categories, hidden ones too. */
export function selectAllCategories(db: Handle): Promise<StoredCategory[]> {
  return db.select().from(categories).orderBy(asc(categories.title), asc(categories.slug));
}

export async function selectCategory(db: Handle, slug: string): Promise<StoredCategory | undefined> {
  const [row] = await db.select().from(categories).where(eq(categories.slug, slug));
  return row;
}

/**
 * Lets one transaction at a time change categories, or what links to them, until it ends. Shoppers still read, and
 * products can still be listed.
 */
export async function lockCategories(tx: Tx): Promise<void> {
  await tx.execute(sql`lock table ${categories} in share row exclusive mode`);
}

/** How many products a category lists, those that shoppers do not see too. */
export async function countListed(db: Handle, slug: string): Promise<number> {
  const [row] = await db
    .select({ many: count() })
    .from(productCategories)
    .where(eq(productCategories.category, slug));
  return row?.many ?? 0;
}

/** The entries of the menu that lead to a category. */
export function selectMenuLinks(db: Handle, slug: string) {
  const { menu, group, label } = menuItems;
  return db
    .select({ menu, group, label })
    .from(menuItems)
    .where(eq(menuItems.slug, slug))
    .orderBy(asc(menuItems.position));
}

/** The visible categories that list the products of this one. */
export function selectAliases(db: Handle, slug: string) {
  return db
    .select({ slug: categories.slug })
    .from(categories)
    .where(and(eq(categories.aliasOf, slug), eq(categories.isHidden, false)))
    .orderBy(asc(categories.slug));
}

export async function updateCategory(tx: Tx, slug: string, fields: CategoryFields): Promise<void> {
  await tx.update(categories).set(fields).where(eq(categories.slug, slug));
}

/** Returns false if the slug is taken. */
export async function insertCategory(tx: Tx, row: StoredCategory): Promise<boolean> {
  const inserted = await tx
    .insert(categories)
    .values(row)
    .onConflictDoNothing()
    .returning({ slug: categories.slug });
  return inserted.length > 0;
}
