import { type Outcome, ok } from "../basics/outcome.ts";
import type { Services } from "../services.ts";
import { type CardFilter, countCards, selectCards } from "./cards.queries.ts";
import { type ListingQuery, PAGE_SIZE, type PriceBand } from "./catalog.inputs.ts";
import { type ProductCard, toCard } from "./product-card.ts";

export type Listing = {
  cards: ProductCard[];
  /** How many products pass the filters, on all pages. */
  total: number;
  page: number;
  pages: number;
};

/** Bounds of a band in paise, both included. */
const BANDS: Record<PriceBand, { sellFrom?: number; sellTo?: number }> = {
  "below-500": { sellTo: 49_999 },
  "500-1000": { sellFrom: 50_000, sellTo: 100_000 },
  "above-1000": { sellFrom: 100_001 },
};

const KINDS = {
  cakes: ["cake", "pastry"],
  flowers: ["flowers"],
  plants: ["plant"],
  balloons: ["balloons"],
};

/**
 * One page of the products of a category (as `findCategory` gives it in `listedAs`), or of the whole shop.
 * A page beyond the last is empty.
 */
export async function listProducts(
  services: Services,
  input: { category?: string | undefined } & Partial<ListingQuery>,
): Promise<Outcome<Listing, never>> {
  const { sort = "popular", page = 1, price, giftType } = input;
  const { category, deliveryTime, personalization, eggless, flavour, words } = input;
  const filter: CardFilter = {
    ...{ category, deliveryTime, personalization, eggless, flavour },
    ...(words && { words: words.toLowerCase().split(/\s+/).filter(Boolean) }),
    ...(price && BANDS[price]),
    ...(giftType && { kinds: KINDS[giftType] }),
  };
  const [rows, total] = await Promise.all([
    selectCards(services.db, filter, sort, (page - 1) * PAGE_SIZE, PAGE_SIZE),
    countCards(services.db, filter),
  ]);
  const cards = rows.map((row) => toCard(services, row));
  return ok({ cards, total, page, pages: Math.ceil(total / PAGE_SIZE) });
}
