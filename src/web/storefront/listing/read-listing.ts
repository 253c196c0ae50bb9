import { tidy } from "../../../shop/basics/plain-text.ts";
import type { Filter } from "../../../shop/catalogue/rules/listing-filter.ts";
import { type ListingSort, readFilter, readSort, wholeNumber } from "./listing-url.ts";

/** A listing as its URL requests it. */
export type RequestedListing = {
  words: string;
  asTyped: boolean;
  filter: Filter;
  sort: ListingSort;
  page: number;
};

const LONGEST_WORDS = 60;
/** Longest text that is cleaned, in UTF-16 units. */
const LONGEST_TYPED = 300;
/** Reads the query of a listing URL and ignores what it does not know. On the server, which cleans the words. */
export function readListing(query: URLSearchParams): RequestedListing {
  const words = tidy((query.get("q") ?? "").slice(0, LONGEST_TYPED))
    .slice(0, LONGEST_WORDS)
    .trimEnd();
  return {
    words,
    asTyped: words !== "" && query.get("as") === "typed",
    filter: readFilter(query),
    sort: readSort(query, words),
    page: wholeNumber(query.get("page"), 1, 1_000) ?? 1,
  };
}
