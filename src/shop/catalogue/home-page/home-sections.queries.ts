import { asc, eq } from "drizzle-orm";
import type { Db, Tx } from "../../../infrastructure/database/db.ts";
import { homeSections } from "../catalogue.tables.ts";
import { completeHome, type HomeSection } from "../rules/home-sections.ts";

/** All sections of the home page, in their order; those of the specification until staff have saved others. */
export async function selectHomeSections(db: Db | Tx): Promise<HomeSection[]> {
  const { position, kind, title, isShown, category, products } = homeSections;
  const rows = await db
    .select({ kind, title, isShown, category, products })
    .from(homeSections)
    .orderBy(asc(position));
  return completeHome(rows);
}

/** The sections of the home page that show the products of a category, hidden ones too. */
export function selectSectionsOf(db: Db | Tx, category: string): Promise<{ title: string }[]> {
  return db
    .select({ title: homeSections.title })
    .from(homeSections)
    .where(eq(homeSections.category, category))
    .orderBy(asc(homeSections.position));
}

/** Stores a home page instead of the present one. The caller has locked the categories. */
export async function replaceHomeSections(tx: Tx, sections: HomeSection[]): Promise<void> {
  await tx.delete(homeSections);
  await tx
    .insert(homeSections)
    .values(sections.map((section, index) => ({ ...section, position: index + 1 })));
}
