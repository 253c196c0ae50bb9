import { expect, test } from "vitest";
import { formFields } from "../../../../tests/support/form-fields.ts";
import { day } from "../../../shop/basics/india-time.ts";
import { type Filter, NO_FILTER } from "../../../shop/catalogue/rules/listing-filter.ts";
import { filterFormHtml } from "./filter-form.server.tsx";
import { readFilter } from "./listing-url.ts";

const NO_FACETS = {
  ...{ price: [], delivery: [], personalization: [], gifts: [], flavours: [], weights: [] },
  ...{ occasions: [], eggless: 0, ready: [] },
};

const emptyListing = (filter: Filter) => ({
  ...{ title: "Cakes", description: "", path: "/AllCakes", canonical: "/AllCakes", words: "", typed: "" },
  ...{
    subjects: [],
    asTyped: false,
    corrected: null,
    problem: "",
    notices: [],
    place: null,
    sort: "popular" as const,
  },
  today: day("2026-11-23"),
  listing: { cards: [], total: 0, page: 1, pages: 0, filter, facets: NO_FACETS },
});

test("the form of an empty listing holds whatever is chosen, so that its script removes none of it", () => {
  const filter: Filter = {
    ...NO_FILTER,
    ...{ flavours: ["vanilla"], weights: ["1-kg"], occasions: ["birthday"], people: 10, eggless: true },
    ...{
      min: 300,
      max: 1_000,
      minGrams: 500,
      maxGrams: 2_000,
      ready: 24,
      by: day("2026-11-24"),
      pin: "110001",
    },
  };
  const fields = formFields(filterFormHtml(emptyListing(filter)), {});
  const query = new URLSearchParams(fields.map(([name = "", value = ""]) => [name, value]));
  expect(readFilter(query)).toEqual(filter);
});
