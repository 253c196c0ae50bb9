import { expect, test } from "vitest";
import { wordsToDrop } from "./words-to-drop.ts";

test.each([
  [
    "cake for dragons",
    [
      ["cake", "for dragons"],
      ["dragons", "cake for"],
    ],
  ],
  ["cake without nuts without milk", [["cake", "without nuts without milk"]]],
  ["without milk milk cake", [["cake", "without milk milk"]]],
])("drops each word but allergens: %s", (words, dropped) => {
  expect(wordsToDrop(words).map(({ word, rest }) => [word, rest])).toEqual(dropped);
});
