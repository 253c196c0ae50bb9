import { type Outcome, ok } from "../basics/outcome.ts";
import type { Services } from "../services.ts";
import { selectSimilar } from "./cards.queries.ts";
import { type ProductCard, toCard } from "./product-card.ts";

/** The product to which others are to be like, as its page knows it. */
export type Likeness = { productId: string; flavour: string; category: string; rank: number };

/**
 * Products of the same flavour or category that can be ordered. Starts behind the product's own place in the
 * shop's order and goes on from the top, so that every page leads on to others.
 */
export async function similarProducts(
  services: Services,
  input: Likeness & { limit: number },
): Promise<Outcome<ProductCard[], never>> {
  const { limit, ...like } = input;
  const rows = await selectSimilar(services.db, like, "after", limit);
  const missing = limit - rows.length;
  if (missing > 0) rows.push(...(await selectSimilar(services.db, like, "before", missing)));
  return ok(rows.map((row) => toCard(services, row)));
}
