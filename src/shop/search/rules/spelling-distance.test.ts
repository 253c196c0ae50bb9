import { expect, test } from "vitest";
import { errorsAllowed, spellingDistance } from "./spelling-distance.ts";

test.each([
  ["the same", "mango", "mango", 0],
  ["a letter missing", "tiramisu", "tirmisu", 1],
  ["a letter too many", "vanila", "vanilla", 1],
  ["a wrong letter", "vanila", "venila", 1],
  ["two neighbours swapped", "truffle", "turffle", 1],
  ["two slips", "anniversary", "aniversery", 2],
  ["more than is asked for", "mango", "walnut", 3],
  ["far too long", "tea", "teapots", 3],
])("%s: %s and %s are %i apart", (_what, word, other, slips) => {
  expect(spellingDistance(word, other, 2)).toBe(slips);
  expect(spellingDistance(other, word, 2)).toBe(slips);
});

test("a short word must be exact, a long one may have two errors", () => {
  expect(["red", "rose", "mango", "oranges"].map(errorsAllowed)).toEqual([0, 1, 1, 2]);
});
