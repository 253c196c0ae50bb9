import { type Outcome, ok } from "../basics/outcome.ts";
import type { Services } from "../services.ts";
import { type ProductCard, toCard } from "./product-card.ts";
import { loadShelf } from "./shelf.ts";

/** The product to which others are to be like, as its page knows it. */
export type Likeness = { productId: string; flavour: string; category: string; rank: number };

/**
 * Products of the same flavour or category that can be ordered. Starts behind the product's own place in the
 * shop's order and goes on from the top, so that every page leads on to others.
 */
export async function similarProducts(
  services: Services,
  like: Likeness & { limit: number },
): Promise<Outcome<ProductCard[], never>> {
  const { cards } = await loadShelf(services);
  const behind = cards.findIndex((card) => card.rank > like.rank);
  const start = behind === -1 ? 0 : behind;
  const similar: ProductCard[] = [];
  for (let step = 0; step < cards.length && similar.length < like.limit; step += 1) {
    const card = cards[(start + step) % cards.length];
    if (card && isLike(card, like)) similar.push(toCard(services, card));
  }
  return ok(similar);
}

type Candidate = { productId: string; flavour: string; category: string; active: boolean };

function isLike(card: Candidate, like: Likeness): boolean {
  if (!card.active || card.productId === like.productId) return false;
  return card.category === like.category || (like.flavour !== "" && card.flavour === like.flavour);
}
