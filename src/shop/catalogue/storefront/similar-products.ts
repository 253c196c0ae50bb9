import type { Services } from "../../services.ts";
import { type ProductCard, toCard } from "../product-card.ts";
import type { ProductKind } from "../rules/product-kinds.ts";
import { loadCatalogueSnapshot } from "../snapshot/catalogue-snapshot.ts";
import type { CatalogueSnapshot } from "../snapshot/snapshot-updates.ts";

/** The product to compare with. */
export type Likeness = {
  productId: string;
  kind: ProductKind;
  flavour: string;
  category: string;
  occasions: string[];
  rank: number;
};

/** Memoised per snapshot: all SKUs of a product get the same result. */
const similarCache = new WeakMap<CatalogueSnapshot, Map<string, ProductCard[]>>();

/**
 * Similar available products: alternately of the same flavour or category, and of the same kind and occasion. Starts
 * after the product in the shop's order and wraps around, so that pages link onwards.
 */
export async function similarProducts(
  services: Services,
  { limit, ...like }: Likeness & { limit: number },
): Promise<ProductCard[]> {
  const snapshot = await loadCatalogueSnapshot(services);
  const cachedLists = similarCache.get(snapshot) ?? new Map<string, ProductCard[]>();
  similarCache.set(snapshot, cachedLists);
  const key = JSON.stringify({ ...like, limit });
  const similar =
    cachedLists.get(key) ?? findSimilar(snapshot, like, limit).map((card) => toCard(services, card));
  cachedLists.set(key, similar);
  return similar;
}

function findSimilar({ cards }: CatalogueSnapshot, like: Likeness, limit: number): Candidate[] {
  const start = firstAfter(cards, like.rank) % Math.max(1, cards.length);
  const near: Candidate[] = [];
  const festive: Candidate[] = [];
  const half = Math.ceil(limit / 2);
  const isEnough = () => near.length >= half && festive.length >= half;
  for (let step = 0; step < cards.length && !isEnough(); step += 1) {
    const card = cards[(start + step) % cards.length];
    if (!card?.active || card.productId === like.productId) continue;
    if (isNear(card, like)) near.push(card);
    else if (isFestive(card, like)) festive.push(card);
  }
  const byTurns = Array.from({ length: limit }, (_, turn) => [near[turn], festive[turn]]).flat();
  return byTurns.filter((card) => card !== undefined).slice(0, limit);
}

/** Index of the first card after this rank, by binary search; the number of cards if there is none. */
function firstAfter(cards: Candidate[], rank: number): number {
  let low = 0;
  let high = cards.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((cards[middle]?.rank ?? 0) > rank) high = middle;
    else low = middle + 1;
  }
  return low;
}

type Candidate = CatalogueSnapshot["cards"][number];

function isNear(card: Candidate, { category, flavour }: Likeness): boolean {
  return card.category === category || (flavour !== "" && card.flavour === flavour);
}

function isFestive(card: Candidate, { kind, occasions }: Likeness): boolean {
  return card.kind === kind && card.occasions.some((occasion) => occasions.includes(occasion));
}
