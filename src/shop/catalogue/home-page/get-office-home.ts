import type { Services } from "../../services.ts";
import { listOfficeCategories } from "../categories/list-office-categories.ts";
import type { MenuTarget } from "../menu/get-office-menu.ts";
import { menuVersionOf } from "../menu/menu-version.ts";
import { type HomeSection, homeLinesOf } from "../rules/home-sections.ts";
import { loadCatalogueSnapshot } from "../snapshot/catalogue-snapshot.ts";
import { homeCards } from "../storefront/get-home.ts";
import { selectHomeSections } from "./home-sections.queries.ts";

/** The home page as staff edit it, the version of what is stored, and the categories to choose from. */
export type EditableHome = {
  sections: HomeSection[];
  version: string;
  targets: MenuTarget[];
  /** For each stored section, what shoppers see in it. */
  names: string[][];
};

/** The caller has checked permissions. */
export async function getOfficeHome(services: Services): Promise<EditableHome> {
  const [sections, categories, snapshot] = await Promise.all([
    selectHomeSections(services.db),
    listOfficeCategories(services, { text: "" }),
    loadCatalogueSnapshot(services),
  ]);
  return {
    ...{ sections, version: menuVersionOf(homeLinesOf(sections)) },
    targets: categories.flatMap(({ slug, title, productCount, isHidden }) =>
      isHidden ? [] : [{ slug, title, productCount }],
    ),
    names: sections.map((section) => homeCards(snapshot, section).map(({ name }) => name)),
  };
}
