import type { Services } from "../../services.ts";
import { type ProductCard, toCard } from "../product-card.ts";
import {
  FIRST_POPULAR,
  type HomeSection,
  MOST_CARDS,
  POPULAR_CARDS,
  showsProducts,
} from "../rules/home-sections.ts";
import { loadCatalogueSnapshot } from "../snapshot/catalogue-snapshot.ts";
import type { CatalogueSnapshot } from "../snapshot/snapshot-updates.ts";
import { membersOf } from "./list-products.ts";

/** A section as shoppers see it. */
export type ShownSection = Pick<HomeSection, "kind" | "title"> & {
  cards: ProductCard[];
  /** The page that lists all products of its source; null if staff chose the products one by one. */
  href: string | null;
  /** Staff chose its products. */
  isChosen: boolean;
};

/** The sections that the home page shows, in their order. Sections without products are left out. */
export async function getHome(services: Services): Promise<ShownSection[]> {
  const snapshot = await loadCatalogueSnapshot(services);
  return snapshot.homeSections.flatMap((section) => {
    const { kind, title, isShown, category, products } = section;
    if (!isShown) return [];
    const cards = homeCards(snapshot, section).map((card) => toCard(services, card));
    if (showsProducts(kind) && cards.length === 0) return [];
    const isChosen = category !== null || products.length > 0;
    return [{ kind, title, cards, href: category === null ? null : `/${category}`, isChosen }];
  });
}

/** The products that a section shows. Chosen ones, and those of a category, only while they can be ordered. */
export function homeCards(
  snapshot: Pick<CatalogueSnapshot, "cards" | "loaded" | "listedIn" | "categories">,
  { kind, category, products }: HomeSection,
): CatalogueSnapshot["cards"] {
  if (!showsProducts(kind)) return [];
  const most = kind === "popular" ? POPULAR_CARDS : MOST_CARDS;
  const chosen =
    category !== null
      ? membersOf(snapshot, snapshot.categories.get(category)?.aliasOf ?? category).map(({ card }) => card)
      : products.flatMap((id) => snapshot.loaded.get(id)?.card ?? []);
  const isDefault = category === null && products.length === 0;
  if (isDefault) return snapshot.cards.slice(FIRST_POPULAR, FIRST_POPULAR + most);
  const cards: CatalogueSnapshot["cards"] = [];
  // Not the whole of a large category.
  for (const card of chosen) if (card.active && cards.push(card) === most) break;
  return cards;
}
