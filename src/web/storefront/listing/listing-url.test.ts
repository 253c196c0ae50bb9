import { expect, test } from "vitest";
import { NO_FILTER } from "../../../shop/catalogue/rules/listing-filter.ts";
import { isSameListing, listingHref } from "./listing-url.ts";
import { readListing } from "./read-listing.ts";

const PLAIN = { words: "", asTyped: false, filter: NO_FILTER, sort: "popular", page: 1 } as const;
const read = (query: string) => readListing(new URLSearchParams(query));

test.each([
  ["", {}],
  ["price=500-1000", { filter: { ...NO_FILTER, price: "500-1000" } }],
  ["price=cheap&delivery=never&sort=luck&page=0&eggless=maybe&ready=soon", {}],
  ["price=below-500&price=above-1000", { filter: { ...NO_FILTER, price: "below-500" } }],
  [
    "personalization=message&personalization=photo&personalization=message",
    { filter: { ...NO_FILTER, personalization: ["photo", "message"] } },
  ],
  ["flavour=mango&flavour=<b>&flavour=caramel", { filter: { ...NO_FILTER, flavours: ["caramel", "mango"] } }],
  ["ready=24&page=3", { filter: { ...NO_FILTER, ready: 24 }, page: 3 }],
  ["min=300&max=600&people=20", { filter: { ...NO_FILTER, min: 300, max: 600, people: 20 } }],
  ["max=0&people=501&min=100000&by=soon&pin=110001", {}],
  ["by=2026-11-24&pin=110001", { filter: { ...NO_FILTER, by: "2026-11-24", pin: "110001" } }],
  ["by=2026-11-24&pin=012345", { filter: { ...NO_FILTER, by: "2026-11-24" } }],
  ["page=1e3", {}],
  ["page=-1", {}],
  ["q=++rum++raisin+", { words: "rum raisin", sort: "match" }],
  ["q=rum&as=typed", { words: "rum", asTyped: true, sort: "match" }],
  ["as=typed", {}],
  ["q=ru\u200bm", { words: "rum", sort: "match" }],
  ["q=rum&sort=popular", { words: "rum", sort: "popular" }],
])("the known filters of %j are read, in a fixed order", (query, expected) => {
  expect(read(query)).toEqual({ ...PLAIN, ...expected });
});

test.each([
  ["the first page in the usual order has the plain address", "", 1, "/roses"],
  ["a later page is named", "", 3, "/roses?page=3"],
  ["an order goes along", "sort=price-low", 2, "/roses?sort=price-low&page=2"],
  ["the wish for the typed words goes along", "q=rum&as=typed", 2, "/roses?q=rum&as=typed&page=2"],
  ["the words of a search go along", "q=rum %26 raisin", 2, "/roses?q=rum+%26+raisin&page=2"],
  [
    "filters go along in one order, however they were asked for",
    "weight=1-kg&max-grams=2000&gift=plants&gift=cakes&eggless=yes&price=above-1000",
    1,
    "/roses?price=above-1000&gift=cakes&gift=plants&weight=1-kg&max-grams=2000&eggless=yes",
  ],
])("%s", (_fact, query, page, href) => {
  expect(listingHref({ ...read(query), path: "/roses" }, page)).toBe(href);
});

test.each([
  ["price=below-500&sort=rating", true],
  ["sort=rating&price=below-500", true],
  ["sort=rating&price=below-500&utm_source=mail", true],
  ["sort=rating&price=below-500&page=1", false],
  ["sort=rating&price=below-500&gift=soap", false],
])("the alias %s equals the full URL %s", (query, same) => {
  expect(isSameListing(new URLSearchParams(query), "/roses?price=below-500&sort=rating")).toBe(same);
});
