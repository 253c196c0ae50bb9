import {
  bandOf,
  choiceValue,
  DELIVERY_TIMES,
  type DeliveryTime,
  type Filter,
  GIFT_TYPES,
  type GiftType,
  gramsOf,
  isPriceAllowed,
  type ListedProduct,
  missesOf,
  PERSONALIZATIONS,
  type Personalization,
  PRICE_BANDS,
  type PriceBand,
  type SkuWish,
  shownSku,
} from "./listing-filter.ts";

/** A choice of the filter panel, and how many products it would leave. */
export type Facet<Value extends string = string> = { value: Value; count: number };
export type LabelledFacet = Facet & { label: string };

export type Facets = {
  price: Facet<PriceBand>[];
  delivery: Facet<DeliveryTime>[];
  personalization: Facet<Personalization>[];
  gifts: Facet<GiftType>[];
  /** Those of the listing, the most frequent first. */
  flavours: LabelledFacet[];
  /** Those of the listing that are weights, the lightest first. */
  weights: LabelledFacet[];
  /** Those of the listing, the most frequent first. */
  occasions: LabelledFacet[];
  eggless: number;
  /** For each lead time here, in hours: the number of products that need no longer. */
  ready: { hours: number; count: number }[];
};

/**
 * Counts each choice within all other filters: a single choice as if it replaced the selected one, a required one as
 * if added, and one of several on its own.
 */
export function facetsOf(products: ListedProduct[], filter: Filter): Facets {
  const { add, facets } = countFacets(filter);
  for (const product of products) add(product);
  return facets();
}

/** The same, product by product: between them, other requests can be served. */
export function countFacets(filter: Filter): { add: (product: ListedProduct) => void; facets: () => Facets } {
  const counted = {
    price: new Map<string, number>(),
    delivery: new Map<string, number>(),
    personalization: new Map<string, number>(),
    gifts: new Map<string, number>(),
    flavours: new Map<string, number>(),
    weights: new Map<string, number>(),
    occasions: new Map<string, number>(),
    ready: new Map<number, number>(),
  };
  const flavours = new Map<string, number>();
  const weights = new Map<string, number>();
  const occasions = new Map<string, number>();
  let eggless = 0;
  // Without these filters, every SKU of a product that is left counts.
  const { price, min, max, minGrams, maxGrams, people } = filter;
  const skuChoices = [price, min, max, minGrams, maxGrams, people];
  const isAnySku = skuChoices.every((choice) => choice === null) && !filter.eggless;
  const isAnyWeight = isAnySku && filter.weights.length === 0;
  const isAnyFlavour = isAnySku && filter.flavours.length === 0;
  const egglessOnly = { ...filter, eggless: true };
  const anyPrice = { ...filter, price: null };

  const add = (product: ListedProduct) => {
    const { flavours: ownFlavours, weights: ownWeights } = labelsOf(product);
    for (const flavour of ownFlavours) raise(flavours, flavour);
    for (const weight of ownWeights) raise(weights, weight);
    for (const occasion of product.occasions) raise(occasions, occasion);

    const misses = missesOf(product, filter);
    const missed = Object.values(misses).filter(Boolean).length;
    if (missed > 1) return;
    const skuRow = shownSku(product, filter);
    const isPriced = skuRow !== undefined && isPriceAllowed(skuRow.sellPaise, filter);
    const isLeft = (wish: SkuWish) => {
      const other = shownSku(product, wish);
      return other !== undefined && isPriceAllowed(other.sellPaise, filter);
    };

    if (isPriced) {
      if (missed === 0 || misses.delivery) raise(counted.delivery, product.deliveryTime);
      if (missed === 0 || misses.gifts) raise(counted.gifts, product.gift);
      if (missed === 0 || misses.occasions)
        for (const occasion of product.occasions) raise(counted.occasions, occasion);
      if (missed === 0 || misses.ready) raise(counted.ready, product.leadHours);
    }
    if (missed > 0) return;
    if (isPriced) for (const name of product.personalization) raise(counted.personalization, name);
    if (skuRow && isPriceAllowed(skuRow.sellPaise, anyPrice)) raise(counted.price, bandOf(skuRow.sellPaise));
    for (const flavour of ownFlavours) {
      if (isAnyWeight || isLeft({ ...filter, flavours: [choiceValue(flavour)] }))
        raise(counted.flavours, flavour);
    }
    for (const weight of ownWeights) {
      if (isAnyFlavour || isLeft({ ...filter, weights: [choiceValue(weight)] }))
        raise(counted.weights, weight);
    }
    if (isLeft(egglessOnly)) eggless += 1;
  };

  const facets = () => ({
    price: inOrder(PRICE_BANDS, counted.price),
    delivery: inOrder(DELIVERY_TIMES, counted.delivery),
    personalization: inOrder(PERSONALIZATIONS, counted.personalization),
    gifts: inOrder(GIFT_TYPES, counted.gifts),
    flavours: byFrequency(flavours).map((label) => labelled(label, counted.flavours)),
    occasions: byFrequency(occasions).map((label) => labelled(label, counted.occasions)),
    weights: [...weights.keys()]
      .sort((a, b) => Number.parseFloat(a) - Number.parseFloat(b))
      .map((label) => labelled(label, counted.weights)),
    eggless,
    ready: cumulated(counted.ready),
  });
  return { add, facets };
}

type Labels = { flavours: Set<string>; weights: Set<string> };

const labels = new WeakMap<ListedProduct, Labels>();

/** The flavours and weights of a product's SKUs. Memoised: a listing asks this for thousands of SKUs. */
function labelsOf(product: ListedProduct): Labels {
  const known = labels.get(product);
  if (known) return known;
  const ofProduct: Labels = { flavours: new Set(), weights: new Set() };
  for (const { flavour, weight } of product.skus) {
    if (flavour !== "") ofProduct.flavours.add(flavour);
    if (gramsOf(weight) !== null) ofProduct.weights.add(weight);
  }
  labels.set(product, ofProduct);
  return ofProduct;
}

function raise<Key>(counts: Map<Key, number>, key: Key): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

function inOrder<Value extends string>(
  values: readonly Value[],
  counts: Map<string, number>,
): Facet<Value>[] {
  return values.map((value) => ({ value, count: counts.get(value) ?? 0 }));
}

/** The labels, the most frequent first. */
function byFrequency(counts: Map<string, number>): string[] {
  return [...counts]
    .sort(([a, countA], [b, countB]) => countB - countA || (a < b ? -1 : 1))
    .map(([label]) => label);
}

function labelled(label: string, counts: Map<string, number>): LabelledFacet {
  return { value: choiceValue(label), label, count: counts.get(label) ?? 0 };
}

function cumulated(counts: Map<number, number>): Facets["ready"] {
  let sum = 0;
  return [...counts]
    .sort(([a], [b]) => a - b)
    .map(([hours, count]) => {
      sum += count;
      return { hours, count: sum };
    });
}
