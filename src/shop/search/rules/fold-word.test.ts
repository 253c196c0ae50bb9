import { expect, test } from "vitest";
import { foldWord, skeletonOf, wordsOf } from "./fold-word.ts";

test.each([
  ["chocolate", "chokolate"],
  ["jamun", "jamoon"],
  ["rasmalai", "rasmallai"],
  ["strawberry", "strawbery"],
  ["butterscotch", "buterskoch"],
  ["pista", "pishta"],
  ["velvet", "welwet"],
  ["photo", "foto"],
  ["phool", "fool"],
  ["kaju", "kazu"],
  ["cheese", "cheeze"],
  ["chauth", "chowth"],
  ["kheer", "kir"],
  ["malai", "malaai"],
  ["lychee", "lichi"],
  ["mousse", "moose"],
  ["teddy", "teddi"],
  ["roses", "rose"],
  ["lilies", "lily"],
])("%s sounds like %s", (written, said) => {
  expect(foldWord(said)).toBe(foldWord(written));
});

test.each([
  ["rose", "role"],
  ["mango", "mint"],
  ["chip", "kip"],
  ["plum", "palm"],
])("%s does not sound like %s", (word, other) => {
  expect(foldWord(word)).not.toBe(foldWord(other));
});

test("a long word is matched by its consonants alone, a short one is not", () => {
  expect(skeletonOf(foldWord("chaklet"))).toBe(skeletonOf(foldWord("chocolate")));
  expect(skeletonOf(foldWord("lily"))).toBe("");
});

test("a text is read as words without case, accents, apostrophes or units stuck to numbers", () => {
  expect(wordsOf("Mother’s Café: 1kg Fruit & Nut")).toEqual(["mothers", "cafe", "1", "kg", "fruit", "nut"]);
});
