import { expect, test } from "vitest";
import { eggMarkOf } from "./egg-mark.ts";

test.each([
  ["a cake without egg", { kind: "cake", allergens: "Milk, wheat" }, true, "eggless"],
  ["a cake with egg", { kind: "cake", allergens: "Milk, wheat" }, false, "egg"],
  ["a basket of fruit", { kind: "hamper", allergens: "" }, true, "eggless"],
  ["roses with chocolates", { kind: "combo", allergens: "Milk, nuts" }, true, "eggless"],
  ["roses with a teddy", { kind: "combo", allergens: "" }, true, null],
  ["a bouquet", { kind: "flowers", allergens: "" }, true, null],
  ["a plant", { kind: "plant", allergens: "" }, true, null],
])("%s is marked as the law wants it", (_what, product, eggless, mark) => {
  expect(eggMarkOf(product, eggless)).toBe(mark);
});
