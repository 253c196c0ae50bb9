import { expect, test } from "vitest";
import { day } from "../../../shop/basics/india-time.ts";
import { facetsOf } from "../../../shop/catalogue/rules/facets.ts";
import { NO_FILTER } from "../../../shop/catalogue/rules/listing-filter.ts";
import { chosenFilters, countWords, subjectWords } from "./filter-words.ts";

const skuRow = {
  weight: "0.5 kg",
  serves: "4-5 people",
  flavour: "Fruit & Nut",
  eggless: true,
  sellPaise: 71_900,
  active: true,
};
const product = {
  gift: "cakes",
  deliveryTime: "same",
  leadHours: 2,
  isFood: true,
  occasions: ["Birthday"],
  skus: [skuRow],
} as const;
const FACETS = facetsOf([{ ...product, personalization: ["photo", "name"], skus: [skuRow] }], NO_FILTER);

const TODAY = day("2026-11-23");

const FILTER = {
  price: "500-1000",
  delivery: "same",
  ready: 24,
  personalization: ["photo", "name"],
  gifts: ["cakes"],
  eggless: true,
  flavours: ["fruit-nut"],
  weights: ["0.5-kg"],
  minGrams: 500,
  maxGrams: 1_500,
  min: 300,
  max: 800,
  people: 5,
  occasions: ["birthday"],
  by: day("2026-11-24"),
  pin: "110001",
} as const;

test("every chosen filter has a label, in the order of the panel", () => {
  expect(chosenFilters(FILTER as never, FACETS, TODAY).map(({ words }) => words)).toEqual([
    ...["₹500 to ₹1,000", "Same day", "Ready within 24 hours", "Photo", "Name", "Cakes", "Eggless"],
    ...["Fruit & Nut", "0.5 kg", "0.5 kg or more", "Up to 1.5 kg"],
    ...["From ₹300", "Up to ₹800", "5 people", "Birthday", "By tomorrow, 110001"],
  ]);
});

test("removing one filter keeps the others", () => {
  for (const { without } of chosenFilters(FILTER as never, FACETS, TODAY))
    expect(chosenFilters(without, FACETS, TODAY)).toHaveLength(15);
  const photo = chosenFilters(FILTER as never, FACETS, TODAY).find(({ words }) => words === "Photo");
  expect(photo?.without.personalization).toEqual(["name"]);
});

test.each([
  [0, "0 products"],
  [1, "1 product"],
  [1_430, "1,430 products"],
])("%i are %s", (total, words) => expect(countWords(total)).toBe(words));

test.each([
  ["relation", "kids", "For kids"],
  ["occasion", "thank you", "Thank you"],
  ["occasion", "raksha bandhan", "Raksha Bandhan"],
  ["theme", "unicorn", "Unicorn"],
] as const)("a %s, %s, is called %s", (kind, words, name) =>
  expect(subjectWords({ kind, words })).toBe(name),
);
