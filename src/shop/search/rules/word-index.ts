import { foldWord, isOrdinal, skeletonOf, wordsOf } from "./fold-word.ts";

/** The texts of one product, by weight. */
export type Entry = { text: string; weight: number }[];

/** Weight of a text that mentions words in passing, such as a description. All other texts weigh more. */
export const PASSING = 1;

/** The products that contain a word: index of the entry, and weight of the word in it. */
export type Postings = Map<string, Map<number, number>>;

/** A catalogue word, or two neighbouring ones, as written and as folded. */
export type Spelling = { written: string; folded: string };

/** Spellings in alphabetical order, by the first letter as written and by the first letter as folded. */
export type SpellingsByLetter = Map<string, Spelling[]>;

/** Every folded word of the catalogue, with the products that contain it. */
export type WordIndex = {
  size: number;
  postings: Postings;
  /** Products by words as written: `roses` are flowers more than `Rose`, the flavour, is. */
  written: Postings;
  /** All words in alphabetical order. */
  words: string[];
  /** The words that say which birthday or anniversary it is: `50th`. `first` does only before either word. */
  ordinals: string[];
  /** Words that a misspelt word may be corrected to. */
  spellings: SpellingsByLetter;
  /** Pairs of neighbouring words to correct to, unless they are one word elsewhere. */
  pairs: SpellingsByLetter;
  bySkeleton: Map<string, Spelling[]>;
  /** The most frequent spelling by sound: `truffle` for `trufle`. */
  bySound: Map<string, string>;
  /** How two neighbouring words are written, by their sound as one word. */
  pairOf: Map<string, string>;
};

/** The words of an entry that has changed. */
export type EntryChange = { position: number; before: Entry; after: Entry };

type WordMaps = Pick<WordIndex, "size" | "postings" | "written" | "pairOf">;

/** Entries that are indexed between two pauses. */
const ENTRIES_A_STEP = 250;

/** Sounds of words that are remembered: each occurs in many texts. */
const MOST_FOLDED = 100_000;
const foldedBy = new Map<string, string>();

/**
 * Builds the index. Two neighbouring words also count as one (`black forest` as `blackforest`), because people write
 * them so. A word in several texts of a product gets the sum of their weights.
 */
export function indexWords(entries: Entry[]): WordIndex {
  return finish(indexInSteps(entries));
}

/** Indexes in steps of a few milliseconds, between which other requests can be served. */
export function* indexInSteps(entries: Entry[]): Generator<void, WordIndex> {
  const maps: WordMaps = {
    ...{ size: entries.length, postings: new Map(), written: new Map(), pairOf: new Map() },
  };
  for (const [position, entry] of entries.entries()) {
    addEntry(maps, position, entry);
    if (position % ENTRIES_A_STEP === 0) yield;
  }
  return yield* withWordLists(maps);
}

/** Changes the words of a few entries in the index. It must not be searched any more once the new one is returned. */
export function* reindexInSteps(index: WordIndex, changes: EntryChange[]): Generator<void, WordIndex> {
  // In one turn, so that no search sees half of the changes.
  for (const { position, before } of changes) removeEntry(index, position, before);
  for (const { position, after } of changes) addEntry(index, position, after);
  yield;
  return yield* withWordLists(index);
}

/** The result of work in steps, without pauses. */
export function finish<Result>(steps: Generator<void, Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

function addEntry({ postings, written, pairOf }: WordMaps, position: number, entry: Entry): void {
  for (const { text, weight } of entry) {
    const { words, pairs } = readText(text);
    for (const { folded, spelling } of pairs) if (!pairOf.has(folded)) pairOf.set(folded, spelling);
    for (const word of foldedOf(words, pairs)) add(postings, word, position, weight);
    for (const word of new Set(words)) add(written, word, position, weight);
  }
}

function removeEntry({ postings, written, pairOf }: WordMaps, position: number, entry: Entry): void {
  for (const { text } of entry) {
    const { words, pairs } = readText(text);
    for (const word of foldedOf(words, pairs)) {
      remove(postings, word, position);
      // Even if this entry wrote it as one word: the entry with the pair may have been removed before.
      if (!postings.has(word)) pairOf.delete(word);
    }
    for (const word of new Set(words)) remove(written, word, position);
  }
}

function readText(text: string) {
  const words = wordsOf(text);
  const pairs = words.slice(1).flatMap((word, index) => {
    const before = words[index] ?? "";
    // `2.5 kg` is not 25.
    if (/^\d/.test(before) && /^\d/.test(word)) return [];
    return [{ folded: fold(before + word), spelling: `${before} ${word}` }];
  });
  return { words, pairs };
}

function foldedOf(words: string[], pairs: { folded: string }[]): Set<string> {
  return new Set([...words.map(fold), ...pairs.map(({ folded }) => folded)]);
}

function fold(word: string): string {
  const known = foldedBy.get(word);
  if (known !== undefined) return known;
  if (foldedBy.size === MOST_FOLDED) foldedBy.clear();
  const folded = foldWord(word);
  foldedBy.set(word, folded);
  return folded;
}

/** The index with the lists that are made from its words. */
function* withWordLists({ size, postings, written, pairOf }: WordMaps): Generator<void, WordIndex> {
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
    ...{ size, postings, written, pairOf, bySound, words },
    ordinals: [...written.keys()].filter(isOrdinal),
    spellings: byLetter(spellings),
    pairs: byLetter(pairs),
    bySkeleton: Map.groupBy(spellings, ({ folded }) => skeletonOf(folded)),
  };
}

function byLetter(spellings: Spelling[]): SpellingsByLetter {
  const lists: SpellingsByLetter = new Map();
  for (const spelling of spellings)
    for (const letter of new Set([spelling.written.charAt(0), spelling.folded.charAt(0)])) {
      const list = lists.get(letter);
      if (list) list.push(spelling);
      else lists.set(letter, [spelling]);
    }
  return lists;
}

function add(postings: Postings, word: string, position: number, weight: number): void {
  const weights = postings.get(word) ?? new Map<number, number>();
  weights.set(position, (weights.get(position) ?? 0) + weight);
  postings.set(word, weights);
}

function remove(postings: Postings, word: string, position: number): void {
  const weights = postings.get(word);
  weights?.delete(position);
  if (weights?.size === 0) postings.delete(word);
}
