import { expect, test } from "vitest";
import { mergeLines } from "./merge-lines.ts";

test.each([
  ["nothing", [], []],
  [
    "one of each",
    [
      ["A", 1],
      ["B", 2],
    ],
    [
      ["A", 1],
      ["B", 2],
    ],
  ],
  [
    "the same twice",
    [
      ["A", 1],
      ["B", 1],
      ["A", 3],
    ],
    [
      ["A", 4],
      ["B", 1],
    ],
  ],
  [
    "too many",
    [
      ["A", 15],
      ["A", 15],
    ],
    [["A", 20]],
  ],
] as const)("merging %s", (_what, from, to) => {
  const lines = (list: readonly (readonly [string, number])[]) =>
    list.map(([sku, quantity]) => ({ sku, quantity }));
  expect(mergeLines(lines(from))).toEqual(lines(to));
});
