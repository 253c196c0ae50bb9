import type { Services } from "../../services.ts";
import { type ProductCard, toCard } from "../product-card.ts";
import { CATEGORIES_FOR, CATEGORY_OF_DAY, type GiftAnswers, PRICES } from "../rules/gift-answers.ts";
import { loadCatalogueSnapshot } from "../snapshot/catalogue-snapshot.ts";
import { cardRowOf, type SnapshotProduct } from "../snapshot/snapshot-product.ts";
import type { CatalogueSnapshot } from "../snapshot/snapshot-updates.ts";

/** A product within the budget, and which answers its categories suit. */
export type GiftIdea = { card: ProductCard; suitsReceiver: boolean; suitsDay: boolean };

const IDEAS = 6;
/** Gifts of one type at most, while other types are left. */
const MOST_OF_A_TYPE = 3;

type GiftSearch = {
  answers: GiftAnswers;
  /** The longest lead time, in hours, that still arrives in time. */
  longestLead: number;
};

/**
 * At most six gifts that are for sale within the budget and can be made in time: first those of the receiver and the
 * day, then of the day, then of the receiver, then any; each group in the shop's order. No picture comes twice.
 */
export async function findGifts(
  services: Services,
  { answers, longestLead }: GiftSearch,
): Promise<GiftIdea[]> {
  const snapshot = await loadCatalogueSnapshot(services);
  const chosen: (Candidate & { skuRow: SnapshotProduct["skus"][number] })[] = [];
  const pictures = new Set<string>();
  const ofType = new Map<string, number>();
  for (const most of [MOST_OF_A_TYPE, IDEAS])
    for (const candidate of candidates(snapshot, answers)) {
      if (chosen.length === IDEAS) break;
      const { product } = candidate;
      const { pictureId } = product.card;
      const count = ofType.get(product.gift) ?? 0;
      if (count >= most || pictures.has(pictureId) || product.leadHours > longestLead) continue;
      const { from, to } = PRICES[answers.budget];
      const skuRow = product.skus.find(
        ({ active, sellPaise }) => active && sellPaise >= from && sellPaise <= to,
      );
      if (!skuRow) continue;
      chosen.push({ ...candidate, skuRow });
      pictures.add(pictureId);
      ofType.set(product.gift, count + 1);
    }
  return chosen.map(({ product, skuRow, suitsReceiver, suitsDay }) => ({
    card: toCard(services, cardRowOf(product, skuRow)),
    suitsReceiver,
    suitsDay,
  }));
}

type Candidate = { product: SnapshotProduct; suitsReceiver: boolean; suitsDay: boolean };

/** Products with the best fit first; a product may come again. Walked only as far as gifts are needed. */
function* candidates({ listed, listedIn }: CatalogueSnapshot, answers: GiftAnswers): Generator<Candidate> {
  const dayCategory = CATEGORY_OF_DAY[answers.day];
  const ofDay = dayCategory === null ? listed : (listedIn.get(dayCategory) ?? []);
  const ofReceiver = CATEGORIES_FOR[answers.for].map((category) => listedIn.get(category) ?? []);
  const receiverSets = ofReceiver.map(setOf);
  const isForReceiver = (product: SnapshotProduct) => receiverSets.some((set) => set.has(product));
  for (const product of ofDay)
    if (isForReceiver(product)) yield { product, suitsReceiver: true, suitsDay: true };
  for (const product of ofDay) yield { product, suitsReceiver: false, suitsDay: true };
  for (const product of ofReceiver.flat()) yield { product, suitsReceiver: true, suitsDay: false };
  for (const product of listed) yield { product, suitsReceiver: false, suitsDay: false };
}

const sets = new WeakMap<SnapshotProduct[], Set<SnapshotProduct>>();

/** The products of a category as a set. Built once for as long as they stay the same. */
function setOf(products: SnapshotProduct[]): Set<SnapshotProduct> {
  const set = sets.get(products) ?? new Set(products);
  sets.set(products, set);
  return set;
}
