import { foldWord, skeletonOf, wordsOf } from "./fold-word.ts";

/** The texts of one product, by weight. */
export type Entry = { text: string; weight: number }[];

/** Weight of a text that mentions words in passing, such as a description. All other texts weigh more. */
export const PASSING = 1;

/** The products that contain a word: index of the entry, and weight of the word in it. */
export type Postings = Map<string, Map<number, number>>;

/** A catalogue word, or two neighbouring ones, as written and as folded. */
export type Spelling = { written: string; folded: string };

/** Every folded word of the catalogue, with the products that contain it. */
export type WordIndex = {
  size: number;
  postings: Postings;
  /** The same by the words as they are written: `roses` are flowers more than `Rose`, the flavour, is. */
  written: Postings;
  /** All words in alphabetical order. */
  words: string[];
  /** Words that a misspelt word may be corrected to. */
  spellings: Spelling[];
  /** The same for two neighbouring words, unless they are one word elsewhere. */
  pairs: Spelling[];
  bySkeleton: Map<string, Spelling[]>;
  /** How most entries write what sounds so: `truffle` for `trufle`. */
  bySound: Map<string, string>;
};

/** Entries that are indexed between two pauses. */
const ENTRIES_A_STEP = 250;

/**
 * Builds the index. Two neighbouring words also count as one (`black forest` as `blackforest`), because people write
 * them so. A word in several texts of a product gets the sum of their weights.
 */
export function indexWords(entries: Entry[]): WordIndex {
  const steps = indexInSteps(entries);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** The same, with a pause after each few milliseconds of work, in which other requests can be served. */
export function* indexInSteps(entries: Entry[]): Generator<void, WordIndex> {
  const postings: Postings = new Map();
  const written: Postings = new Map();
  const foldedBy = new Map<string, string>();
  const pairOf = new Map<string, string>();
  const fold = (word: string) => {
    const known = foldedBy.get(word) ?? foldWord(word);
    foldedBy.set(word, known);
    return known;
  };
  for (const [position, entry] of entries.entries()) {
    for (const { text, weight } of entry) {
      const words = wordsOf(text);
      const pairs = words.slice(1).map((word, index) => {
        const folded = fold(words[index] + word);
        if (!pairOf.has(folded)) pairOf.set(folded, `${words[index]} ${word}`);
        return folded;
      });
      for (const word of new Set([...words.map(fold), ...pairs])) add(postings, word, position, weight);
      for (const word of new Set(words)) add(written, word, position, weight);
    }
    if (position % ENTRIES_A_STEP === 0) yield;
  }
  const spellings = [...written.keys()]
    .filter((word) => /^[a-z]{2,}$/.test(word))
    .sort()
    .map((word) => ({ written: word, folded: fold(word) }));
  const bySound = new Map<string, string>();
  const countOf = (word: string | undefined) => written.get(word ?? "")?.size ?? 0;
  for (const { written: word, folded } of spellings)
    if (countOf(word) > countOf(bySound.get(folded))) bySound.set(folded, word);
  yield;
  const pairs = [...pairOf]
    .filter(([folded, words]) => !bySound.has(folded) && !/\d/.test(words))
    .map(([folded, words]) => ({ written: words, folded }))
    .sort((a, b) => (a.written < b.written ? -1 : 1));
  yield;
  const words = [...postings.keys()].sort();
  yield;
  return {
    ...{ size: entries.length, postings, written, spellings, pairs, bySound, words },
    bySkeleton: Map.groupBy(spellings, ({ folded }) => skeletonOf(folded)),
  };
}

function add(postings: Postings, word: string, position: number, weight: number): void {
  const weights = postings.get(word) ?? new Map<number, number>();
  weights.set(position, (weights.get(position) ?? 0) + weight);
  postings.set(word, weights);
}
