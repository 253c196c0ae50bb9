import { expect, test } from "vitest";
import { CAKE, ROSES } from "../../../../tests/support/combo-parts.ts";
import { MOST_PARTS } from "../rules/combo-parts.ts";
import { PartsForm } from "./combo-parts.inputs.ts";

const typed = (sku: string, quantity: string, words: string) => ({ sku, quantity, words });

test.each([
  ["neither", [typed("", "", "")], "Please choose a SKU, or write what it is."],
  ["both", [typed("TRUF10", "1", "Roses")], "Please leave this empty, or the SKU."],
  ["no pieces", [typed("TRUF10", "0", "")], "Please enter 1 to 20 pieces."],
  ["too many pieces", [typed("TRUF10", "21", "")], "Please enter 1 to 20 pieces."],
  ["pieces of words", [typed("", "2", "Roses")], "Please write the number into the words."],
  ["words like a SKU", [typed("", "", "2 x TRUF10")], "Please use words, without a semicolon."],
  ["a semicolon", [typed("", "", "Roses; a card")], "Please use words, without a semicolon."],
  ["too long words", [typed("", "", "x".repeat(61))], "Please use at most 60 characters."],
  ["no code", [typed("a cake", "1", "")], "There is no such SKU."],
  [
    "the same twice",
    [typed("TRUF10", "1", ""), typed("truf10", "2", "")],
    "This is there already. Please change its pieces.",
  ],
  [
    "too many",
    Array.from({ length: MOST_PARTS + 1 }, (_, nth) => typed("", "", `Card ${nth}`)),
    "A combo has room for 8 parts.",
  ],
])("a form with %s is refused", (_what, sent, sentence) => {
  expect(PartsForm.safeParse(sent).error?.issues.map(({ message }) => message)).toContain(sentence);
});

test("a SKU may be typed in small letters, and one piece may be left out", () => {
  expect(PartsForm.parse([typed(" truf10 ", "", ""), typed("", "1", "Six  red roses")])).toEqual([
    CAKE,
    ROSES,
  ]);
});
