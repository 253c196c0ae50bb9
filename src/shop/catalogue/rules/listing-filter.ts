import type { Day } from "../../basics/india-time.ts";
import type { ProductKind } from "./product-kinds.ts";

/** The three price bands of the filter panel, in rupees. */
export const PRICE_BANDS = ["below-500", "500-1000", "above-1000"] as const;
export type PriceBand = (typeof PRICE_BANDS)[number];

export const DELIVERY_TIMES = ["same", "next", "scheduled"] as const;
/** Earliest delivery: same day, next day, or by appointment. */
export type DeliveryTime = (typeof DELIVERY_TIMES)[number];

export const PERSONALIZATIONS = ["photo", "name", "message"] as const;
export type Personalization = (typeof PERSONALIZATIONS)[number];

export const GIFT_TYPES = ["cakes", "flowers", "plants", "balloons", "combos", "hampers"] as const;
export type GiftType = (typeof GIFT_TYPES)[number];

/** Greatest price in rupees that a filter takes. */
export const MOST_RUPEES = 99_999;

/** Greatest weight in grams that a filter takes. */
export const MOST_GRAMS = 50_000;

/** Most people that a filter takes. */
export const MOST_PEOPLE = 500;

/** The filters of a listing. Empty lists, null and false mean any. */
export type Filter = {
  price: PriceBand | null;
  delivery: DeliveryTime | null;
  /** All of these are required. */
  personalization: Personalization[];
  /** Any one of these is enough. */
  gifts: GiftType[];
  /** Any of these, as written by `choiceValue`. */
  flavours: string[];
  /** Any one of these is enough. */
  weights: string[];
  /** Least and greatest weight in grams, both included; null for any. Without a weight in kg, nothing fits. */
  minGrams: number | null;
  maxGrams: number | null;
  eggless: boolean;
  /** Least and greatest price in rupees, both included; null for any. */
  min: number | null;
  max: number | null;
  /** How many it must serve; null for any. */
  people: number | null;
  /** Any one of these is enough; written as by `choiceValue`. */
  occasions: string[];
  /** Longest lead time in hours; null for any. */
  ready: number | null;
  /** The day by which it must arrive, and the pincode where; null for any. A listing turns them into a lead time. */
  by: Day | null;
  pin: string | null;
};

export const NO_FILTER: Filter = {
  price: null,
  delivery: null,
  personalization: [],
  gifts: [],
  flavours: [],
  weights: [],
  minGrams: null,
  maxGrams: null,
  eggless: false,
  min: null,
  max: null,
  people: null,
  occasions: [],
  ready: null,
  by: null,
  pin: null,
};

/** Number of choices made. A pincode does not count: it matters only with a day. */
export function choicesMade(filter: Filter): number {
  const { price, delivery, eggless, min, max, minGrams, maxGrams, people, ready, by } = filter;
  const choices = [price, delivery, min, max, minGrams, maxGrams, people, ready, by];
  const single = choices.filter((choice) => choice !== null).length;
  const { personalization, gifts, flavours, weights, occasions } = filter;
  const lists = [personalization, gifts, flavours, weights, occasions];
  return single + (eggless ? 1 : 0) + lists.reduce((sum, list) => sum + list.length, 0);
}

/** The facts of a SKU that filters use. */
export type ListedSku = {
  weight: string;
  /** `4-5 people`; empty for what is not eaten together. */
  serves: string;
  flavour: string;
  eggless: boolean;
  sellPaise: number;
  active: boolean;
};

/** A product with its SKUs, the one that listings show first. */
export type ListedProduct<Sku extends ListedSku = ListedSku> = {
  gift: GiftType;
  deliveryTime: DeliveryTime;
  leadHours: number;
  personalization: Personalization[];
  occasions: readonly string[];
  /** Only food can be eggless. */
  isFood: boolean;
  skus: Sku[];
};

/** Memoised: a listing asks this for thousands of SKUs with a few dozen labels. */
const values = new Map<string, string>();

/** The URL form of a flavour or weight: `Fruit & Nut` is `fruit-nut`, `0.5 kg` is `0.5-kg`. */
export function choiceValue(label: string): string {
  const cachedValue = values.get(label);
  if (cachedValue !== undefined) return cachedValue;
  const value = label
    .toLowerCase()
    .replace(/[^a-z0-9.]+/g, "-")
    .replace(/^-|-$/g, "");
  values.set(label, value);
  return value;
}

const GIFT_OF_KIND = new Map<ProductKind, GiftType>([
  ["cake", "cakes"],
  ["pastry", "cakes"],
  ["flowers", "flowers"],
  ["plant", "plants"],
  ["balloons", "balloons"],
  ["combo", "combos"],
]);

/** The gift type that lists a kind of product; hampers, sweets, toys and others share one. */
export function giftOf(kind: ProductKind): GiftType {
  return GIFT_OF_KIND.get(kind) ?? "hampers";
}

/** The band of a price: 500 and 1,000 rupees belong to the middle one. */
export function bandOf(sellPaise: number): PriceBand {
  if (sellPaise < 50_000) return "below-500";
  return sellPaise <= 100_000 ? "500-1000" : "above-1000";
}

/** Whether the price band and the least and greatest price of the filter allow this price. */
export function isPriceAllowed(
  sellPaise: number,
  { price, min, max }: Pick<Filter, "price" | "min" | "max">,
): boolean {
  if (min !== null && sellPaise < min * 100) return false;
  if (max !== null && sellPaise > max * 100) return false;
  return price === null || bandOf(sellPaise) === price;
}

/** Memoised: thousands of SKUs have a few dozen weights. */
const grams = new Map<string, number | null>();

/** A weight in grams: 500 of `0.5 kg`; null for other sizes, such as `12 stems`. */
export function gramsOf(weight: string): number | null {
  const known = grams.get(weight);
  if (known !== undefined) return known;
  const [, kilograms] = /^(\d+(?:\.\d+)?) kg$/.exec(weight) ?? [];
  const amount = kilograms === undefined ? null : Math.round(Number(kilograms) * 1_000);
  grams.set(weight, amount);
  return amount;
}

/** The grams that the URL form of a weight names: 500 of `0.5-kg`; null for other sizes. */
export function gramsOfChoice(value: string): number | null {
  const amount = gramsOf(value.replace("-", " "));
  return amount !== null && amount > 0 && amount <= MOST_GRAMS ? amount : null;
}

/** Memoised: thousands of SKUs serve a few dozen numbers of people. */
const served = new Map<string, number>();

/** The most people that a SKU serves: 10 of `8-10 people`; 0 if it does not say. */
function mostServed(serves: string): number {
  const known = served.get(serves);
  if (known !== undefined) return known;
  const [, most = "0"] = /(\d+) (?:people|person)/.exec(serves) ?? [];
  served.set(serves, Number(most));
  return Number(most);
}

/** Flavour, weight, people and egglessness asked of a product's SKUs. */
export type SkuWish = Pick<Filter, "flavours" | "weights" | "minGrams" | "maxGrams" | "eggless" | "people">;

/**
 * The SKU that a product's card shows: the first that matches and is available, else the first that matches. Price
 * filter, price order and card all use its price. Undefined if none matches.
 */
export function shownSku<Sku extends ListedSku>(product: ListedProduct<Sku>, wish: SkuWish): Sku | undefined {
  if (wish.eggless && !product.isFood) return undefined;
  let second: Sku | undefined;
  for (const skuRow of product.skus) {
    if (!fits(skuRow, wish)) continue;
    if (skuRow.active) return skuRow;
    second ??= skuRow;
  }
  return second;
}

function fits(skuRow: ListedSku, wish: SkuWish): boolean {
  const { flavours, people } = wish;
  if (people !== null && mostServed(skuRow.serves) < people) return false;
  if (!isAskedSize(skuRow, wish)) return false;
  return flavours.length === 0 || flavours.includes(choiceValue(skuRow.flavour));
}

/** Whether weight and egg mark of a SKU are those asked for. */
export function isAskedSize(
  { weight, eggless }: Pick<ListedSku, "weight" | "eggless">,
  wish: Pick<SkuWish, "weights" | "minGrams" | "maxGrams" | "eggless">,
): boolean {
  if (wish.eggless && !eggless) return false;
  if (wish.weights.length > 0 && !wish.weights.includes(choiceValue(weight))) return false;
  return isWeightAllowed(weight, wish);
}

function isWeightAllowed(
  weight: string,
  { minGrams, maxGrams }: Pick<Filter, "minGrams" | "maxGrams">,
): boolean {
  if (minGrams === null && maxGrams === null) return true;
  const amount = gramsOf(weight);
  return amount !== null && amount >= (minGrams ?? 0) && amount <= (maxGrams ?? MOST_GRAMS);
}

/** The filters that a product fails, apart from price and SKU. */
export type Misses = Record<"delivery" | "personalization" | "gifts" | "occasions" | "ready", boolean>;

export function missesOf(product: ListedProduct, filter: Filter): Misses {
  const { delivery, personalization, gifts, occasions, ready } = filter;
  return {
    delivery: delivery !== null && product.deliveryTime !== delivery,
    personalization: !personalization.every((name) => product.personalization.includes(name)),
    gifts: gifts.length > 0 && !gifts.includes(product.gift),
    occasions:
      occasions.length > 0 && !product.occasions.some((name) => occasions.includes(choiceValue(name))),
    ready: ready !== null && product.leadHours > ready,
  };
}

/** The SKU that a product is listed with under this filter; undefined when the filter leaves it out. */
export function listedSku<Sku extends ListedSku>(
  product: ListedProduct<Sku>,
  filter: Filter,
): Sku | undefined {
  const { delivery, personalization, gifts, occasions, ready } = missesOf(product, filter);
  if (delivery || personalization || gifts || occasions || ready) return undefined;
  const skuRow = shownSku(product, filter);
  return skuRow && isPriceAllowed(skuRow.sellPaise, filter) ? skuRow : undefined;
}
