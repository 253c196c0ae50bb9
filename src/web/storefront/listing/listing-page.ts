import type { Day } from "../../../shop/basics/india-time.ts";
import type { Paise } from "../../../shop/basics/money.ts";
import type { Picture } from "../../../shop/catalogue/pictures.ts";
import { choicesMade } from "../../../shop/catalogue/rules/listing-filter.ts";
import type { Listing } from "../../../shop/catalogue/storefront/list-products.ts";
import type { Subject } from "../../../shop/search/rules/understand-query.ts";
import type { ListingSort } from "./listing-url.ts";

/** A way out of an empty listing: one of its choices removed. */
export type NextStep = { without: string; href: string; total: number; fromPaise: Paise };

/** The data of a listing page. */
export type ListingPage = {
  title: string;
  description: string;
  /** Its URL path, without filters, order and page. */
  path: string;
  /** The canonical path for search engines: for an alias, that of its category. */
  canonical: string;
  /** The searched words, without what was understood as a filter; empty if there are none. */
  words: string;
  /** The typed text; empty if it is not a search. */
  typed: string;
  /** Occasion, relation, theme and place that the search was understood to name. */
  subjects: Subject[];
  /** Whether exactly these words were searched, without spelling correction. */
  asTyped: boolean;
  /** The corrected words that were searched instead, and the URL of a search for the typed ones; null if none. */
  corrected: { words: string; typedHref: string } | null;
  sort: ListingSort;
  listing: Omit<Listing, "cards" | "facets">;
  /** The cards as HTML; null if they came with the document, or if nothing is listed. */
  cards: string | null;
  /** The photo of the first product; null if nothing is listed. */
  picture: Picture | null;
  /** The shop's date, by which days are named. */
  today: Day;
  /** The chosen and understood filters, each with the URL without it. */
  chips: { key: string; label: string; href: string }[];
  /** The form of filters as HTML; null if it came with the document. */
  form: string | null;
  /** Why nothing or little is listed, and links to try, as HTML; null if it came with the document. */
  nothing: string | null;
  /** Why a request was refused: a pincode that is not served. Empty for none. */
  problem: string;
  /** Notes on this list, in sentences: a weight that no product has, what leaving out an allergen means. */
  notices: string[];
  /** The requested pincode, if it is served. */
  place: { pincode: string; area: string } | null;
  /** The strip of birthday gifts as HTML; null if it came with the document. */
  strip: string | null;
};

/** Whether the page shows filters: an empty listing without any has nothing to filter. */
export function canFilter({ total, filter }: Pick<Listing, "total" | "filter">): boolean {
  return total > 0 || choicesMade(filter) > 0;
}

/** The page before its chips and HTML are made. */
export type ListedPage = Omit<
  ListingPage,
  "listing" | "cards" | "picture" | "nothing" | "form" | "chips" | "strip"
> & { listing: Listing };
