import type { Day } from "../../../shop/basics/india-time.ts";
import { fromRupees, showCount, showMoney } from "../../../shop/basics/money.ts";
import type { Facets } from "../../../shop/catalogue/rules/facets.ts";
import {
  type DeliveryTime,
  type Filter,
  type GiftType,
  NO_FILTER,
  type Personalization,
  type PriceBand,
} from "../../../shop/catalogue/rules/listing-filter.ts";
import { OPTION_NAMES } from "../../../shop/delivery/rules/options.ts";
import type { Subject } from "../../../shop/search/rules/understand-query.ts";
import { dayWords } from "../product-card/earliest-slot-words.ts";
import type { ListingSort } from "./listing-url.ts";

export const PRICE_WORDS: Record<PriceBand, string> = {
  "below-500": "Below ₹500",
  "500-1000": "₹500 to ₹1,000",
  "above-1000": "Above ₹1,000",
};

export const DELIVERY_WORDS: Record<DeliveryTime, string> = {
  same: "Same day",
  next: "Next day",
  scheduled: "Scheduled",
};

export const PERSONALIZATION_WORDS: Record<Personalization, string> = {
  photo: "Photo",
  name: "Name",
  message: "Message",
};

export const GIFT_WORDS: Record<GiftType, string> = {
  cakes: "Cakes",
  flowers: "Flowers",
  plants: "Plants",
  balloons: "Balloons",
  combos: "Combos",
  hampers: "Hampers & gifts",
};

export const SORT_WORDS: Record<ListingSort, string> = {
  match: "Best match",
  popular: "Popular first",
  "price-low": "Price: low to high",
  "price-high": "Price: high to low",
  rating: "Best rated",
  newest: "Newest",
};

/** A chosen filter: its words, and the filter without it. */
export type ChosenFilter = { key: string; words: string; without: Filter };

/** All chosen filters, in the order of the panel. */
export function chosenFilters(filter: Filter, facets: Facets, today: Day): ChosenFilter[] {
  const chosen: ChosenFilter[] = [];
  const add = (key: string, words: string, change: Partial<Filter>) =>
    chosen.push({ key, words, without: { ...filter, ...change } });
  const labelOf = (list: Facets["flavours"], value: string) =>
    list.find((facet) => facet.value === value)?.label ?? value;

  const { price, delivery, personalization, gifts, flavours, weights, eggless, ready } = filter;
  if (price) add("price", PRICE_WORDS[price], { price: null });
  if (delivery) add("delivery", DELIVERY_WORDS[delivery], { delivery: null });
  if (ready !== null) add("ready", readyWords(ready), { ready: null });
  for (const kind of personalization)
    add(kind, PERSONALIZATION_WORDS[kind], { personalization: without(personalization, kind) });
  for (const gift of gifts) add(gift, GIFT_WORDS[gift], { gifts: without(gifts, gift) });
  if (eggless) add("eggless", "Eggless", { eggless: false });
  for (const flavour of flavours)
    add(flavour, labelOf(facets.flavours, flavour), { flavours: without(flavours, flavour) });
  for (const weight of weights)
    add(weight, labelOf(facets.weights, weight), { weights: without(weights, weight) });
  const { min, max, minGrams, maxGrams, people, occasions, by, pin } = filter;
  if (minGrams !== null) add("min-grams", `${kilograms(minGrams)} or more`, { minGrams: null });
  if (maxGrams !== null) add("max-grams", `Up to ${kilograms(maxGrams)}`, { maxGrams: null });
  if (min !== null) add("min", `From ${showMoney(fromRupees(min))}`, { min: null });
  if (max !== null) add("max", `Up to ${showMoney(fromRupees(max))}`, { max: null });
  if (people !== null) add("people", `${people} people`, { people: null });
  for (const occasion of occasions)
    add(occasion, labelOf(facets.occasions, occasion), { occasions: without(occasions, occasion) });
  if (by) add("by", `By ${inSentence(dayWords(by, today))}${pin ? `, ${pin}` : ""}`, { by: null, pin: null });
  return chosen;
}

/** `0.5 kg`, as the catalogue writes weights. */
function kilograms(grams: number): string {
  return `${grams / 1_000} kg`;
}

/** `Today` and `Tomorrow` in the middle of a sentence. Names of days stay as they are. */
function inSentence(day: string): string {
  return day.startsWith("To") ? day.toLowerCase() : day;
}

/** Festivals whose names have several words, each with a capital. */
const FESTIVALS = ["raksha bandhan", "bhai dooj", "karwa chauth", "new year"];

/** A subject of a search in words: `For kids`, `Thank you`, `Raksha Bandhan`, `In Delhi`. */
export function subjectWords({ kind, words }: Pick<Subject, "kind" | "words">): string {
  if (kind === "relation") return `For ${words}`;
  if (kind === "delivery") return OPTION_NAMES.midnight;
  const isName = kind === "place" || FESTIVALS.includes(words);
  return words.replace(isName ? /\b[a-z]/g : /^[a-z]/, (letter) => letter.toUpperCase());
}

/** No filter chosen. */
export const NOTHING_CHOSEN = NO_FILTER;

/** The number of products in words. */
export function countWords(total: number): string {
  return `${showCount(total)} ${total === 1 ? "product" : "products"}`;
}

function without<Value extends string>(list: Value[], target: Value): Value[] {
  return list.filter((other) => other !== target);
}

function readyWords(hours: number): string {
  if (hours === 0) return "Ready at once";
  return `Ready within ${hours} ${hours === 1 ? "hour" : "hours"}`;
}
