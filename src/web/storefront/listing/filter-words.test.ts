import { expect, test } from "vitest";
import { facetsOf } from "../../../shop/catalogue/rules/facets.ts";
import { NO_FILTER } from "../../../shop/catalogue/rules/listing-filter.ts";
import { chosenFilters, countWords } from "./filter-words.ts";

const box = { weight: "0.5 kg", flavour: "Fruit & Nut", eggless: true, sellPaise: 71_900, active: true };
const product = { gift: "cakes", deliveryTime: "same", leadHours: 2, isFood: true, boxes: [box] } as const;
const FACETS = facetsOf([{ ...product, personalization: ["photo", "name"], boxes: [box] }], NO_FILTER);

const FILTER = {
  price: "500-1000",
  delivery: "same",
  ready: 24,
  personalization: ["photo", "name"],
  gifts: ["cakes"],
  eggless: true,
  flavours: ["fruit-nut"],
  weights: ["0.5-kg"],
} as const;

test("every chosen filter has a label, in the order of the panel", () => {
  expect(chosenFilters(FILTER as never, FACETS).map(({ words }) => words)).toEqual([
    ...["₹500 to ₹1,000", "Same day", "Ready within 24 hours", "Photo", "Name", "Cakes", "Eggless"],
    ...["Fruit & Nut", "0.5 kg"],
  ]);
});

test("removing one filter keeps the others", () => {
  for (const { without } of chosenFilters(FILTER as never, FACETS))
    expect(chosenFilters(without, FACETS)).toHaveLength(8);
  const photo = chosenFilters(FILTER as never, FACETS).find(({ words }) => words === "Photo");
  expect(photo?.without.personalization).toEqual(["name"]);
});

test.each([
  [0, "0 products"],
  [1, "1 product"],
  [1_430, "1,430 products"],
])("%i are %s", (total, words) => expect(countWords(total)).toBe(words));
