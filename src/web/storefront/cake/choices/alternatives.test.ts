import { describe, expect, test } from "vitest";
import { paise } from "../../../../shop/basics/money.ts";
import type { Choice } from "../../../../shop/catalogue/storefront/get-product-page.ts";
import { alternativesOf } from "./alternatives.ts";

function aChoice(changes: Partial<Choice> & { sku: string }): Choice {
  return {
    href: `/cake/${changes.sku}`,
    weight: "1 kg",
    serves: "8-10 people",
    flavour: "Chocolate",
    shape: "Round",
    eggless: true,
    pricePaise: paise(100_000),
    sellPaise: paise(90_000),
    discount: 10,
    points: 90,
    active: true,
    hasCake: true,
    ...changes,
  };
}

const kilo = aChoice({ sku: "1KG" });
const half = aChoice({ sku: "HALF", weight: "0.5 kg" });
const heart = aChoice({ sku: "HEART", shape: "Heart" });
const halfHeart = aChoice({ sku: "HALF-HEART", weight: "0.5 kg", shape: "Heart" });

function skusOf(chosen: Choice, choices: Choice[]) {
  return alternativesOf(chosen, choices).map(({ axis, options }) => [
    axis,
    options.map((choice) => choice.sku),
  ]);
}

describe("the alternatives of a product", () => {
  test("are empty if it has one variant", () => expect(skusOf(kilo, [kilo])).toEqual([]));

  test("are in the order weight, flavour, shape, egg", () => {
    const withEgg = aChoice({ sku: "EGG", eggless: false });
    const vanilla = aChoice({ sku: "VANILLA", flavour: "Vanilla" });
    expect(skusOf(kilo, [kilo, withEgg, heart, vanilla, half]).map(([axis]) => axis)).toEqual([
      "weight",
      "flavour",
      "shape",
      "eggless",
    ]);
  });

  test("another weight keeps the current shape", () =>
    expect(skusOf(heart, [half, kilo, halfHeart, heart])).toEqual([
      ["weight", ["HALF-HEART", "HEART"]],
      ["shape", ["1KG", "HEART"]],
    ]));

  test("a weight without the current shape leads to another shape", () =>
    expect(skusOf(heart, [half, kilo, heart])[0]).toEqual(["weight", ["HALF", "HEART"]]));

  test("of two equally similar variants, the one in sale is offered", () => {
    const gone = aChoice({ sku: "GONE", weight: "2 kg", flavour: "Vanilla", active: false });
    const there = aChoice({ sku: "THERE", weight: "2 kg", flavour: "Mango" });
    expect(skusOf(kilo, [kilo, gone, there])[0]).toEqual(["weight", ["1KG", "THERE"]]);
  });
});
