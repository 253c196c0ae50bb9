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

/** The filters of a listing. Empty lists, null and false mean any. */
export type Filter = {
  price: PriceBand | null;
  delivery: DeliveryTime | null;
  /** All of these are required. */
  personalization: Personalization[];
  /** One of these. */
  gifts: GiftType[];
  /** Any of these, as written by `choiceValue`. */
  flavours: string[];
  /** One of these, likewise. */
  weights: string[];
  eggless: boolean;
  /** Longest lead time in hours; null for any. */
  ready: number | null;
};

export const NO_FILTER: Filter = {
  price: null,
  delivery: null,
  personalization: [],
  gifts: [],
  flavours: [],
  weights: [],
  eggless: false,
  ready: null,
};

/** How many choices are made. */
export function choicesMade(filter: Filter): number {
  const { price, delivery, personalization, gifts, flavours, weights, eggless, ready } = filter;
  const single = [price !== null, delivery !== null, eggless, ready !== null].filter(Boolean).length;
  return single + personalization.length + gifts.length + flavours.length + weights.length;
}

/** One box (SKU) of a product, as far as filters ask. */
export type ListedBox = {
  weight: string;
  flavour: string;
  eggless: boolean;
  sellPaise: number;
  active: boolean;
};

/** A product with its boxes, the one that listings show first. */
export type ListedProduct<Box extends ListedBox = ListedBox> = {
  gift: GiftType;
  deliveryTime: DeliveryTime;
  leadHours: number;
  personalization: Personalization[];
  /** Only food can be eggless. */
  isFood: boolean;
  boxes: Box[];
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

const GIFT_OF_KIND = new Map<string, GiftType>([
  ["cake", "cakes"],
  ["pastry", "cakes"],
  ["flowers", "flowers"],
  ["plant", "plants"],
  ["balloons", "balloons"],
  ["combo", "combos"],
]);

/** The gift type that lists a kind of product; hampers, sweets, toys and others share one. */
export function giftOf(kind: string): GiftType {
  return GIFT_OF_KIND.get(kind) ?? "hampers";
}

/** The band of a price: 500 and 1,000 rupees belong to the middle one. */
export function bandOf(sellPaise: number): PriceBand {
  if (sellPaise < 50_000) return "below-500";
  return sellPaise <= 100_000 ? "500-1000" : "above-1000";
}

/** Flavour, weight and egglessness asked of a product's SKUs. */
export type BoxWish = Pick<Filter, "flavours" | "weights" | "eggless">;

/**
 * The SKU that a product's card shows: the first that matches and is available, else the first that matches. Price
 * filter, price order and card all use its price. Undefined if none matches.
 */
export function shownBox<Box extends ListedBox>(product: ListedProduct<Box>, wish: BoxWish): Box | undefined {
  if (wish.eggless && !product.isFood) return undefined;
  let second: Box | undefined;
  for (const box of product.boxes) {
    if (!fits(box, wish)) continue;
    if (box.active) return box;
    second ??= box;
  }
  return second;
}

function fits(box: ListedBox, { flavours, weights, eggless }: BoxWish): boolean {
  if (eggless && !box.eggless) return false;
  if (weights.length > 0 && !weights.includes(choiceValue(box.weight))) return false;
  return flavours.length === 0 || flavours.includes(choiceValue(box.flavour));
}

/** The filters that a product fails, apart from price and SKU. */
export type Misses = { delivery: boolean; personalization: boolean; gifts: boolean; ready: boolean };

export function missesOf(product: ListedProduct, filter: Filter): Misses {
  const { delivery, personalization, gifts, ready } = filter;
  return {
    delivery: delivery !== null && product.deliveryTime !== delivery,
    personalization: !personalization.every((name) => product.personalization.includes(name)),
    gifts: gifts.length > 0 && !gifts.includes(product.gift),
    ready: ready !== null && product.leadHours > ready,
  };
}

/** The box that a product is listed with under this filter; undefined when the filter leaves it out. */
export function listedBox<Box extends ListedBox>(
  product: ListedProduct<Box>,
  filter: Filter,
): Box | undefined {
  const { delivery, personalization, gifts, ready } = missesOf(product, filter);
  if (delivery || personalization || gifts || ready) return undefined;
  const box = shownBox(product, filter);
  if (!box || filter.price === null) return box;
  return bandOf(box.sellPaise) === filter.price ? box : undefined;
}
