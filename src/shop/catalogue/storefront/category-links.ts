import type { Db, Tx } from "../../../infrastructure/database/db.ts";
import { selectAliases, selectMenuLinks } from "../categories/office-categories.queries.ts";
import { selectSectionsOf } from "../home-page/home-sections.queries.ts";
import { FIXED_LINKS } from "../rules/fixed-links.ts";

/** Lists the links that lead shoppers to a category, in words: menu entries, pages, and categories of its products. */
export async function categoryLinks({ db }: { db: Db | Tx }, { slug }: { slug: string }): Promise<string[]> {
  const menu = await selectMenuLinks(db, slug);
  const aliases = await selectAliases(db, slug);
  const sections = await selectSectionsOf(db, slug);
  const fixed = FIXED_LINKS[slug];
  return [
    ...menu.map(({ menu: label, group, label: item }) => `the menu (${label}, ${group}, ${item})`),
    ...sections.map(({ title }) => `the home page (${title})`),
    ...(fixed === undefined ? [] : [fixed]),
    ...aliases.map((alias) => `the category /${alias.slug}`),
  ];
}
