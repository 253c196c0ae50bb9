import { describe, expect, test } from "vitest";
import { paise } from "../../basics/money.ts";
import {
  bandOf,
  choiceValue,
  type Filter,
  type GiftType,
  giftOf,
  listedSku,
  NO_FILTER,
} from "./listing-filter.ts";
import type { ProductKind } from "./product-kinds.ts";

const skuOf = (overrides: object) => ({
  weight: "1 kg",
  serves: "8-10 people",
  flavour: "Chocolate",
  eggless: false,
  sellPaise: paise(71_900),
  active: true,
  ...overrides,
});
const cake = (overrides: object = {}) => ({
  gift: "cakes" as const,
  deliveryTime: "same" as const,
  leadHours: 2,
  personalization: ["name", "message"] as const satisfies string[],
  occasions: ["Birthday", "Bhai Dooj"],
  isFood: true,
  skus: [skuOf({})],
  ...overrides,
});
const passes = (filter: Partial<Filter>, overrides: object = {}) =>
  listedSku(cake(overrides) as never, { ...NO_FILTER, ...filter }) !== undefined;

test.each([
  [49_999, "below-500"],
  [50_000, "500-1000"],
  [100_000, "500-1000"],
  [100_001, "above-1000"],
])("%i paise are %s", (paise, band) => expect(bandOf(paise)).toBe(band));

test.each([
  ["Fruit & Nut", "fruit-nut"],
  ["0.5 kg", "0.5-kg"],
  ["Chocolate Truffle", "chocolate-truffle"],
])("%s is written %s in an address", (label, value) => expect(choiceValue(label)).toBe(value));

test.each<[ProductKind, GiftType]>([
  ["pastry", "cakes"],
  ["plant", "plants"],
  ["soft-toy", "hampers"],
])("a %s is found among %s", (kind, gift) => expect(giftOf(kind)).toBe(gift));

test.each([
  ["its price", { price: "500-1000" }, true],
  ["another price", { price: "below-500" }, false],
  ["its delivery time", { delivery: "same" }, true],
  ["another delivery time", { delivery: "next" }, false],
  ["all personalisations that it has", { personalization: ["name", "message"] }, true],
  ["one that it has and one that it has not", { personalization: ["photo", "name"] }, false],
  ["one of several gift types", { gifts: ["plants", "cakes"] }, true],
  ["other gift types", { gifts: ["plants"] }, false],
  ["as many hours as it takes", { ready: 2 }, true],
  ["fewer hours than it takes", { ready: 1 }, false],
] as const)("a product stays with %s: %s", (_what, filter, stays) =>
  expect(passes(filter as Partial<Filter>)).toBe(stays),
);

describe("the SKU on the card", () => {
  const skus = [
    skuOf({ weight: "0.5 kg", flavour: "Vanilla", sellPaise: paise(45_000) }),
    skuOf({ weight: "1 kg", flavour: "Vanilla", eggless: true, sellPaise: paise(90_000), active: false }),
    skuOf({ weight: "1 kg", flavour: "Mango", eggless: true, sellPaise: paise(95_000) }),
    skuOf({ weight: "2 kg", flavour: "Vanilla", sellPaise: paise(180_000) }),
  ];
  test.each([
    ["the first without a wish", {}, 45_000],
    ["the first up to a weight", { maxGrams: 1_000 }, 45_000],
    ["the first from a weight", { minGrams: 1_001 }, 180_000],
    ["none without one between the weights", { minGrams: 1_001, maxGrams: 1_999 }, undefined],
    ["of the weight", { weights: ["2-kg"] }, 180_000],
    ["one that can be had before one that can't", { weights: ["1-kg"] }, 95_000],
    ["one that can't be had where no other fits", { weights: ["1-kg"], flavours: ["vanilla"] }, 90_000],
    ["without egg", { eggless: true }, 95_000],
    ["by its own price: two kilos of it are dear", { weights: ["2-kg"], price: "above-1000" }, 180_000],
    [
      "none where the skuRow that fits has another price",
      { weights: ["2-kg"], price: "below-500" },
      undefined,
    ],
    ["none of a flavour that it has not", { flavours: ["paan"] }, undefined],
  ] as const)("is %s", (_what, filter, sellPaise) => {
    const listed = listedSku(cake({ skus }) as never, { ...NO_FILTER, ...(filter as Partial<Filter>) });
    expect(listed?.sellPaise).toBe(sellPaise);
  });

  test("flowers are never eggless", () => {
    expect(passes({ eggless: true }, { isFood: false, skus: [skuOf({ eggless: true })] })).toBe(false);
  });
});

test.each([
  [{ people: 10 }, true],
  [{ people: 11 }, false],
  [{ max: 719 }, true],
  [{ max: 718 }, false],
  [{ min: 719 }, true],
  [{ min: 720 }, false],
  [{ occasions: ["bhai-dooj", "diwali"] }, true],
  [{ occasions: ["diwali"] }, false],
])("a cake of ₹719 for 8-10 people, for a birthday, under %j: %s", (filter, is) => {
  expect(passes(filter)).toBe(is);
});

test("a filter by people lists the first size that is large enough, at its price", () => {
  const skus = [
    skuOf({ weight: "0.5 kg", serves: "4-5 people" }),
    skuOf({}),
    skuOf({ serves: "16-20 people" }),
  ];
  expect(listedSku(cake({ skus }) as never, { ...NO_FILTER, people: 6 })).toBe(skus[1]);
  expect(listedSku(cake({ skus }) as never, { ...NO_FILTER, people: 6, max: 700 })).toBeUndefined();
});
