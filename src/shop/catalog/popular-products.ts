import type { Services } from "../services.ts";
import { type ProductCard, toCard } from "./product-card.ts";
import { loadShelf } from "./shelf.ts";

/** Rows of the contract's list that the home page shows as popular. */
const FIRST = 1;
const AFTER_LAST = 7;

/** The popular products: the same that `get-cakes` gives for rows 1 to 7. */
export async function popularProducts(services: Services): Promise<ProductCard[]> {
  const { cards } = await loadShelf(services);
  return cards.slice(FIRST, AFTER_LAST).map((card) => toCard(services, card));
}
