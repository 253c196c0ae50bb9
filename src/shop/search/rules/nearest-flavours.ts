import { wordsOf } from "./fold-word.ts";
import { rankMatches } from "./rank-matches.ts";
import { indexWords, type WordIndex } from "./word-index.ts";

/** Words that no flavour contains, but many queries. */
const PRODUCT_WORDS = new Set(["cake", "cakes", "pastry", "pastries"]);

/** Whether the words say that a cake is wanted, and nothing of it. */
export function isOfCakes(words: string): boolean {
  const read = wordsOf(words);
  return read.length > 0 && read.every((word) => PRODUCT_WORDS.has(word));
}

/** Finds flavours by words that may be misspelt: `buterscoch` is Butterscotch. */
export type FlavourFinder = (words: string) => Set<string>;

/** A finder for these flavours. Indexing takes as long as a few searches, so it should be reused. */
export function flavourFinder(flavours: string[]): FlavourFinder {
  const index: WordIndex = indexWords(flavours.map((text) => [{ text, weight: 1 }]));
  return (words) => {
    const flavourWords = wordsOf(words).filter((word) => !PRODUCT_WORDS.has(word));
    const { positions } = rankMatches(index, flavourWords.join(" "));
    return new Set(positions.flatMap((position) => flavours[position] ?? []));
  };
}
