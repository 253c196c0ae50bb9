import { expect, test } from "vitest";
import { addOnCodeOf, codeOf, freeCode, skuOf } from "./product-code.ts";

test("a product gets a code from its name, in any script, and a number if the code is taken", () => {
  expect(["Rasmalai Tres Leches", "Crème Brûlée", "केक", "Q"].map(codeOf)).toEqual([
    ...["RASMALAITRES", "CREMEBRULEE", "PRODUCT", "PRODUCT"],
  ]);
  expect(freeCode("CAKE", new Set(["CAKE", "CAKE2"]))).toBe("CAKE3");
});

test("the SKU of a size names its weight, and egg if it has any", () => {
  expect(skuOf("RASMALAI", { weight: "0.5 kg", eggless: true })).toBe("RASMALAI-05KG");
  expect(skuOf("RASMALAI", { weight: "1 kg", eggless: false })).toBe("RASMALAI-1KG-EGG");
});

test("the code of an add-on has the words of its name, as many as fit", () => {
  const names = ["Birthday banner, gold", "मोमबत्ती", "Wooden plaque with a very long name engraved"];
  expect(names.map(addOnCodeOf)).toEqual([
    ...["ADD-BIRTHDAY-BANNER-GOLD", "ADD-ON", "ADD-WOODEN-PLAQUE-WITH-A-VERY-LONG-N"],
  ]);
});
