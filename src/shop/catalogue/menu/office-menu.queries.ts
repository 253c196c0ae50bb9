import { and, asc, eq, inArray } from "drizzle-orm";
import type { Db, Tx } from "../../../infrastructure/database/db.ts";
import { categories, menuItems } from "../catalogue.tables.ts";
import type { MenuRow } from "../rules/menu-lines.ts";

/** All items of the menu in order, those without products too. */
export function selectMenuRows(db: Db | Tx): Promise<MenuRow[]> {
  const { menu, group, label, slug, position } = menuItems;
  return db.select({ menu, group, label, slug }).from(menuItems).orderBy(asc(position), asc(label));
}

/** Selects those of these categories that shoppers can open. */
export async function selectShown(db: Db | Tx, slugs: string[]): Promise<Set<string>> {
  const rows = await db
    .select({ slug: categories.slug })
    .from(categories)
    .where(and(inArray(categories.slug, slugs), eq(categories.isHidden, false)));
  return new Set(rows.map(({ slug }) => slug));
}

/** Stores a menu instead of the present one. The caller has locked the categories. */
export async function replaceMenuRows(tx: Tx, rows: MenuRow[]): Promise<void> {
  await tx.delete(menuItems);
  if (rows.length === 0) return;
  await tx.insert(menuItems).values(rows.map((row, index) => ({ ...row, position: index + 1 })));
}
