import fc from "fast-check";
import { expect, test } from "vitest";
import { rankMatches } from "./rank-matches.ts";
import { type Entry, finish, indexWords, reindexInSteps } from "./word-index.ts";

const WORDS = [
  "black",
  "forest",
  "blackforest",
  "rose",
  "roses",
  "truffle",
  "trufle",
  "cake",
  "1kg",
  "mango",
];

const word = fc.constantFrom(...WORDS);
const text = fc.array(word, { maxLength: 4 }).map((words) => words.join(" "));
const entry: fc.Arbitrary<Entry> = fc.tuple(text, text).map(([name, description]) => [
  { text: name, weight: 10 },
  { text: description, weight: 1 },
]);

test("an index whose changed entries are indexed again finds what a new index finds", () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(entry, fc.option(entry)), { minLength: 1, maxLength: 12 }),
      fc.array(fc.oneof(text, fc.constantFrom("blakc forest", "truffel", "ros", "mago cake", "forestblack"))),
      (entries, searches) => {
        const changes = entries.flatMap(([before, after], position) =>
          after ? [{ position, before, after }] : [],
        );
        const renewed = finish(reindexInSteps(indexWords(entries.map(([before]) => before)), changes));
        const fresh = indexWords(entries.map(([before, after]) => after ?? before));
        for (const search of searches)
          expect(rankMatches(renewed, search), search).toEqual(rankMatches(fresh, search));
        expect(renewed.words).toEqual(fresh.words);
      },
    ),
    { numRuns: 100 },
  );
});

test("a pair of words is forgotten with the last entry that has it, also if another wrote it as one word", () => {
  const entryOf = (text: string): Entry => [{ text, weight: 10 }];
  const index = indexWords([entryOf("black forest"), entryOf("blackforest")]);
  const changes = ["black forest", "blackforest"].map((text, position) => ({
    ...{ position, before: entryOf(text), after: entryOf("rose") },
  }));
  expect(rankMatches(finish(reindexInSteps(index, changes)), "blackforest")).toEqual({
    ...{ positions: [], corrected: null },
  });
});
