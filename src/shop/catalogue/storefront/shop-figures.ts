import type { Services } from "../../services.ts";
import { ratingOf, type Stars } from "../rules/rating.ts";
import { loadCatalogueSnapshot } from "../snapshot/catalogue-snapshot.ts";
import type { CatalogueSnapshot } from "../snapshot/snapshot-updates.ts";

/** How much the shop offers, and how it is rated. */
export type ShopFigures = {
  /** SKUs that listings lead to. */
  skus: number;
  /** Mean of all reviews of all products, to one decimal; 0 without reviews. */
  rating: number;
  /** The highest mean of one product. */
  bestRating: number;
  reviews: number;
};

const figuresOf = new WeakMap<CatalogueSnapshot, ShopFigures>();

/** The figures that the home page states. Counted once per snapshot. */
export async function shopFigures(services: Pick<Services, "db" | "clock">): Promise<ShopFigures> {
  const snapshot = await loadCatalogueSnapshot(services);
  const figures = figuresOf.get(snapshot) ?? count(snapshot);
  figuresOf.set(snapshot, figures);
  return figures;
}

function count({ cards, listed }: CatalogueSnapshot): ShopFigures {
  const stars: Stars = { stars5: 0, stars4: 0, stars3: 0, stars2: 0, stars1: 0 };
  for (const card of cards) {
    stars.stars5 += card.stars5;
    stars.stars4 += card.stars4;
    stars.stars3 += card.stars3;
    stars.stars2 += card.stars2;
    stars.stars1 += card.stars1;
  }
  const { average, reviews } = ratingOf(stars);
  return {
    skus: listed.reduce((sum, { skus }) => sum + skus.length, 0),
    rating: average,
    bestRating: Math.max(0, ...listed.map(({ rating }) => rating)),
    reviews,
  };
}
