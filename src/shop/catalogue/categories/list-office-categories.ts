import type { Services } from "../../services.ts";
import { loadCatalogueSnapshot } from "../snapshot/catalogue-snapshot.ts";
import { selectMenu } from "./categories.queries.ts";
import { selectAllCategories } from "./office-categories.queries.ts";

/** A category in the list of the office. */
export type OfficeCategory = {
  slug: string;
  title: string;
  /** The category whose products it lists instead of its own; null if none. */
  aliasOf: string | null;
  isHidden: boolean;
  /** Products that shoppers find there. */
  productCount: number;
  /** The first of the menus that lead to it; null if none. */
  menu: string | null;
};

/** All categories by title, those whose title or address has this text. The caller has checked permissions. */
export async function listOfficeCategories(
  services: Services,
  { text }: { text: string },
): Promise<OfficeCategory[]> {
  const [rows, menuItems, { listedIn }] = await Promise.all([
    selectAllCategories(services.db),
    selectMenu(services.db),
    loadCatalogueSnapshot(services),
  ]);
  const menuOf = new Map(menuItems.toReversed().map(({ slug, menu }) => [slug, menu]));
  const wanted = text.toLowerCase().replace(/^\//, "");
  return rows
    .filter(({ slug, title }) => slug.includes(wanted) || title.toLowerCase().includes(wanted))
    .map(({ slug, title, aliasOf, isHidden }) => ({
      ...{ slug, title, aliasOf, isHidden },
      productCount: listedIn.get(aliasOf ?? slug)?.length ?? 0,
      menu: menuOf.get(slug) ?? null,
    }));
}
