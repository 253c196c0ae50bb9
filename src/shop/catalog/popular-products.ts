import { type Outcome, ok } from "../basics/outcome.ts";
import type { Services } from "../services.ts";
import { selectCards } from "./cards.queries.ts";
import { type ProductCard, toCard } from "./product-card.ts";

/** Rows of the contract's list that the home page shows as popular: from the first, before the last. */
export const POPULAR_ROWS = { start: 1, end: 7 };

/** The popular products: the same that `get-cakes` gives for rows 1 to 7. */
export async function popularProducts(services: Services): Promise<Outcome<ProductCard[], never>> {
  const { start, end } = POPULAR_ROWS;
  const rows = await selectCards(services.db, {}, "popular", start, end - start);
  return ok(rows.map((row) => toCard(services, row)));
}
