import { parseDay } from "../../../shop/basics/india-time.ts";
import { SORTS, type Sort } from "../../../shop/catalogue/catalogue.inputs.ts";
import {
  DELIVERY_TIMES,
  type Filter,
  GIFT_TYPES,
  MOST_GRAMS,
  MOST_PEOPLE,
  MOST_RUPEES,
  PERSONALIZATIONS,
  PRICE_BANDS,
} from "../../../shop/catalogue/rules/listing-filter.ts";
import { isPincode } from "../../../shop/delivery/rules/pincode.ts";
import { LISTING_NAMES } from "./listing-names.ts";

/** The default order of a search is `match`: best match first. */
export type ListingSort = Sort | "match";

/** Most choices of one kind that are read from a URL. */
const MOST_CHOICES = 12;
const LONGEST_LEAD_HOURS = 999;

/** The filter of a listing URL. Ignores what it does not know. */
export function readFilter(query: URLSearchParams): Filter {
  const by = parseDay(query.get("by") ?? "");
  const pin = query.get("pin") ?? "";
  return {
    price: singleValue(query, "price", PRICE_BANDS),
    delivery: singleValue(query, "delivery", DELIVERY_TIMES),
    personalization: several(query, "personalization", PERSONALIZATIONS),
    gifts: several(query, "gift", GIFT_TYPES),
    flavours: labels(query, "flavour"),
    weights: labels(query, "weight"),
    minGrams: wholeNumber(query.get("min-grams"), 1, MOST_GRAMS),
    maxGrams: wholeNumber(query.get("max-grams"), 1, MOST_GRAMS),
    eggless: query.get("eggless") === "yes",
    min: wholeNumber(query.get("min"), 1, MOST_RUPEES),
    max: wholeNumber(query.get("max"), 1, MOST_RUPEES),
    people: wholeNumber(query.get("people"), 1, MOST_PEOPLE),
    occasions: labels(query, "occasion"),
    ready: wholeNumber(query.get("ready"), 0, LONGEST_LEAD_HOURS),
    by,
    // A pincode matters with a day only.
    pin: by !== null && isPincode(pin) ? pin : null,
  };
}

/** The order of a listing URL with these words. */
export function readSort(query: URLSearchParams, words: string): ListingSort {
  return singleValue(query, "sort", SORTS) ?? usualSort(words);
}

/** The default order. */
export function usualSort(words: string): ListingSort {
  return words === "" ? "popular" : "match";
}

/** A page of a listing: path and query. */
export type At = { path: string; words: string; asTyped?: boolean; filter: Filter; sort: ListingSort };

/** The canonical URL of a listing page. First page and default order are left out. */
export function listingHref({ path, words, asTyped = false, filter, sort }: At, page = 1): string {
  const valuesByName: Record<(typeof LISTING_NAMES)[number], readonly (string | number | null)[]> = {
    q: [words],
    as: [asTyped ? "typed" : null],
    price: [filter.price],
    delivery: [filter.delivery],
    personalization: inOrder(filter.personalization, PERSONALIZATIONS),
    gift: inOrder(filter.gifts, GIFT_TYPES),
    flavour: filter.flavours.toSorted(),
    weight: filter.weights.toSorted(),
    "min-grams": [filter.minGrams],
    "max-grams": [filter.maxGrams],
    eggless: [filter.eggless ? "yes" : null],
    min: [filter.min],
    max: [filter.max],
    people: [filter.people],
    occasion: filter.occasions.toSorted(),
    ready: [filter.ready],
    by: [filter.by],
    pin: [filter.by && filter.pin],
    sort: [sort === usualSort(words) ? null : sort],
    page: [page > 1 ? page : null],
  };
  const query = new URLSearchParams();
  for (const [name, values] of Object.entries(valuesByName))
    for (const value of values) if (value !== null && value !== "") query.append(name, String(value));
  return query.size > 0 ? `${path}?${query}` : path;
}

/** The first page of a search for these words, best match first; without words, of all products. */
export function searchHref({ asTyped }: { asTyped: boolean }, to: Pick<At, "words" | "filter">): string {
  const sort = usualSort(to.words);
  return listingHref({ ...to, sort, asTyped: asTyped && to.words !== "", path: searchPath(to.words) });
}

/** Returns the path of the listing for these words. */
export function searchPath(words: string): string {
  return words === "" ? "/AllCakes" : "/search";
}

/** Whether the query means the same as that URL, in any order of names. */
export function isSameListing(query: URLSearchParams, href: string): boolean {
  const written = new URL(href, "http://shop").searchParams;
  return LISTING_NAMES.every((name) => query.getAll(name).join("\n") === written.getAll(name).join("\n"));
}

function singleValue<Value extends string>(
  query: URLSearchParams,
  name: string,
  known: readonly Value[],
): Value | null {
  const raw = query.get(name);
  return known.find((value) => value === raw) ?? null;
}

function several<Value extends string>(
  query: URLSearchParams,
  name: string,
  known: readonly Value[],
): Value[] {
  return inOrder(query.getAll(name), known);
}

function inOrder<Value extends string>(chosen: readonly string[], known: readonly Value[]): Value[] {
  return known.filter((value) => chosen.includes(value));
}

function labels(query: URLSearchParams, name: string): string[] {
  const values = query.getAll(name).filter((value) => /^[a-z0-9][a-z0-9.-]{0,39}$/.test(value));
  return [...new Set(values)].sort().slice(0, MOST_CHOICES);
}

export function wholeNumber(raw: string | null, least: number, most: number): number | null {
  if (raw === null || !/^(0|[1-9]\d{0,4})$/.test(raw)) return null;
  const number = Number(raw);
  return number >= least && number <= most ? number : null;
}
