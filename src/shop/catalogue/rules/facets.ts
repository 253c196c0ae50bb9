import { type ChoiceKind, choiceCodes, choiceOf, labelsOf } from "./choice-codes.ts";
import {
  bandOf,
  choicesMade,
  choiceValue,
  DELIVERY_TIMES,
  type DeliveryTime,
  type Filter,
  GIFT_TYPES,
  type GiftType,
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
  /** Weights of the listing, the lightest first. */
  weights: LabelledFacet[];
  /** Those of the listing, the most frequent first. */
  occasions: LabelledFacet[];
  eggless: number;
  /** For each lead time here, in hours: the number of products that need no longer. */
  ready: { hours: number; count: number }[];
};

/** Counts product by product: between them, other requests can be served. */
export type FacetCounter = { add: (product: ListedProduct) => void; facets: () => Facets };

/**
 * Counts each choice within all other filters: a single choice as if it replaced the selected one, a required one as
 * if added, and one of several on its own.
 */
export function facetsOf(products: ListedProduct[], filter: Filter): Facets {
  const { add, facets } = countFacets(filter);
  for (const product of products) add(product);
  return facets();
}

/** Counts the choices of a listing product by product. */
export function countFacets(filter: Filter): FacetCounter {
  return choicesMade(filter) === 0 ? countAll() : countFiltered(filter);
}

/** Without a filter, a product counts in all its choices, which are the same in each listing. */
function countAll(): FacetCounter {
  const counts: number[] = [];
  const add = (product: ListedProduct) => {
    for (const code of choiceCodes(product)) counts[code] = (counts[code] ?? 0) + 1;
  };
  const facets = () => {
    const counted = noCounts();
    for (const [code, count] of counts.entries()) {
      const choice = choiceOf(code);
      if (choice && count) counted[choice.kind].set(choice.value, count);
    }
    return toFacets(counted, counted);
  };
  return { add, facets };
}

function countFiltered(filter: Filter): FacetCounter {
  const counted = noCounts();
  const flavours = new Map<string, number>();
  const weights = new Map<string, number>();
  const occasions = new Map<string, number>();
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
      if (missed === 0 || misses.ready) raise(counted.ready, String(product.leadHours));
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
    if (isLeft(egglessOnly)) raise(counted.eggless, "yes");
  };

  return { add, facets: () => toFacets(counted, { flavours, weights, occasions }) };
}

/** How many products each choice leaves, by its value or label. */
type Counts = Record<ChoiceKind, Map<string, number>>;

function noCounts(): Counts {
  return {
    ...{ price: new Map(), delivery: new Map(), personalization: new Map(), gifts: new Map() },
    ...{ flavours: new Map(), weights: new Map(), occasions: new Map(), ready: new Map() },
    eggless: new Map(),
  };
}

/** @param occurring how often each label occurs in the listing, whatever is filtered */
function toFacets(counted: Counts, occurring: Pick<Counts, "flavours" | "weights" | "occasions">): Facets {
  return {
    price: inOrder(PRICE_BANDS, counted.price),
    delivery: inOrder(DELIVERY_TIMES, counted.delivery),
    personalization: inOrder(PERSONALIZATIONS, counted.personalization),
    gifts: inOrder(GIFT_TYPES, counted.gifts),
    flavours: byFrequency(occurring.flavours).map((label) => labelled(label, counted.flavours)),
    occasions: byFrequency(occurring.occasions).map((label) => labelled(label, counted.occasions)),
    weights: [...occurring.weights.keys()]
      .sort((a, b) => Number.parseFloat(a) - Number.parseFloat(b) || (a < b ? -1 : 1))
      .map((label) => labelled(label, counted.weights)),
    eggless: counted.eggless.get("yes") ?? 0,
    ready: cumulated(counted.ready),
  };
}

function raise(counts: Map<string, number>, key: string): void {
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

/** @param counts products by lead time in hours */
function cumulated(counts: Map<string, number>): Facets["ready"] {
  let sum = 0;
  return [...counts]
    .sort(([a], [b]) => Number(a) - Number(b))
    .map(([hours, count]) => {
      sum += count;
      return { hours: Number(hours), count: sum };
    });
}
