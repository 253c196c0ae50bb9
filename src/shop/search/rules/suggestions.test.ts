import { expect, test } from "vitest";
import { suggestionsFor } from "./suggestions.ts";

const SHELF = [
  { sku: "A", flavour: "Chocolate Truffle" },
  { sku: "B", flavour: "Chocolate" },
  { sku: "A", flavour: "Chocolate Truffle" },
  { sku: "C", flavour: "Red Velvet" },
  { sku: "D", flavour: "" },
  { sku: "E", flavour: "Choco Chip" },
  { sku: "F", flavour: "White Chocolate" },
  { sku: "G", flavour: "Fruit & Nut" },
  { sku: "H", flavour: "Chocolate" },
  { sku: "I", flavour: "Chocolate" },
];

test.each([
  ["a part of a flavour", "truff", ["A"]],
  ["any case", "RED vel", ["C"]],
  ["the middle of a flavour", "hoco c", ["E"]],
  ["blanks around it", "  velvet ", ["C"]],
  ["five at most, each SKU once, in the shop's order", "choco", ["A", "B", "E", "F", "H"]],
  ["signs are letters like others", "& n", ["G"]],
  ["a pattern is no pattern", ".*", []],
  ["nothing typed", "", []],
  ["only blanks", "   ", []],
  ["a flavour that nobody makes", "durian", []],
])("%s: %j suggests %j", (_what, text, skus) => {
  expect(suggestionsFor(SHELF, text).map(({ sku }) => sku)).toEqual(skus);
});
