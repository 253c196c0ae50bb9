import { describe, expect, test } from "vitest";
import { type Facets, facetsOf } from "./facets.ts";
import { type Filter, type ListedProduct, listedSku, NO_FILTER } from "./listing-filter.ts";

const SERVES: Record<string, string> = { "0.5 kg": "4-5 people", "1 kg": "8-10 people" };
const skuOf = (weight: string, flavour: string, rupees: number, eggless = false) => {
  return { weight, serves: SERVES[weight] ?? "", flavour, eggless, sellPaise: rupees * 100, active: true };
};
const product = (overrides: Partial<ListedProduct>): ListedProduct => ({
  gift: "cakes",
  deliveryTime: "same",
  leadHours: 2,
  personalization: ["message"],
  occasions: ["Birthday"],
  isFood: true,
  skus: [skuOf("0.5 kg", "Vanilla", 499)],
  ...overrides,
});

const SHOP = [
  product({ skus: [skuOf("0.5 kg", "Vanilla", 499), skuOf("1 kg", "Vanilla", 949, true)] }),
  product({
    skus: [skuOf("0.5 kg", "Mango", 650), skuOf("1 kg", "Mango", 1_199), skuOf("1 kg", "Vanilla", 1_149)],
  }),
  product({
    leadHours: 24,
    deliveryTime: "next",
    personalization: ["photo", "name"],
    occasions: ["Birthday", "Bhai Dooj"],
    skus: [skuOf("1 kg", "Mango", 1_299)],
  }),
  product({
    gift: "flowers",
    isFood: false,
    leadHours: 1,
    personalization: [],
    skus: [skuOf("12 stems", "", 399)],
  }),
];

const countOf = (facets: { value: string; count: number }[]) =>
  Object.fromEntries(facets.map(({ value, count }) => [value, count]));

test("without a filter each choice counts what it has", () => {
  const facets = facetsOf(SHOP, NO_FILTER);
  expect(countOf(facets.price)).toEqual({ "below-500": 2, "500-1000": 1, "above-1000": 1 });
  expect(countOf(facets.delivery)).toEqual({ same: 3, next: 1, scheduled: 0 });
  expect(countOf(facets.personalization)).toEqual({ photo: 1, name: 1, message: 2 });
  expect(countOf(facets.gifts)).toMatchObject({ cakes: 3, flowers: 1, plants: 0 });
  expect(countOf(facets.flavours)).toEqual({ vanilla: 2, mango: 2 });
  expect(facets.weights.map(({ label, count }) => [label, count])).toEqual([
    ["0.5 kg", 2],
    ["1 kg", 3],
  ]);
  expect(facets.eggless).toBe(1);
  expect(facets.ready).toEqual([
    { hours: 1, count: 1 },
    { hours: 2, count: 3 },
    { hours: 24, count: 4 },
  ]);
});

test("a price counts by the SKU of the chosen weight", () => {
  const facets = facetsOf(SHOP, { ...NO_FILTER, weights: ["1-kg"] });
  expect(countOf(facets.price)).toEqual({ "below-500": 0, "500-1000": 1, "above-1000": 2 });
});

test("a choice without products counts 0 and stays", () => {
  const facets = facetsOf(SHOP, { ...NO_FILTER, gifts: ["flowers"] });
  expect(countOf(facets.flavours)).toEqual({ vanilla: 0, mango: 0 });
});

describe("a count is what the listing has after the choice is made", () => {
  const filters: Partial<Filter>[] = [
    {},
    { price: "500-1000" },
    { price: "above-1000", weights: ["1-kg"] },
    { delivery: "same", personalization: ["message"] },
    { flavours: ["mango"], eggless: true },
    { ready: 2, gifts: ["cakes"] },
    { people: 8, max: 1_200 },
    { min: 600, occasions: ["birthday"] },
  ];
  const left = (filter: Filter) => SHOP.filter((product) => listedSku(product, filter)).length;

  test.each(filters)("with %j", (some) => {
    const filter = { ...NO_FILTER, ...some };
    const facets: Facets = facetsOf(SHOP, filter);
    for (const { value, count } of facets.price) expect(left({ ...filter, price: value })).toBe(count);
    for (const { value, count } of facets.delivery) expect(left({ ...filter, delivery: value })).toBe(count);
    for (const { value, count } of facets.gifts) expect(left({ ...filter, gifts: [value] })).toBe(count);
    for (const { value, count } of facets.flavours)
      expect(left({ ...filter, flavours: [value] })).toBe(count);
    for (const { value, count } of facets.weights) expect(left({ ...filter, weights: [value] })).toBe(count);
    for (const { value, count } of facets.personalization)
      expect(left({ ...filter, personalization: [...filter.personalization, value] })).toBe(count);
    for (const { value, count } of facets.occasions)
      expect(left({ ...filter, occasions: [value] })).toBe(count);
    for (const { hours, count } of facets.ready) expect(left({ ...filter, ready: hours })).toBe(count);
    expect(left({ ...filter, eggless: true })).toBe(facets.eggless);
  });
});
