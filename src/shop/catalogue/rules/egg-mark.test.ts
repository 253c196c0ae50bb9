import { expect, test } from "vitest";
import { type EggMark, eggMarkOf } from "./egg-mark.ts";
import type { ProductKind } from "./product-kinds.ts";

test.each<[string, { kind: ProductKind; allergens: string }, boolean, EggMark | null]>([
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
