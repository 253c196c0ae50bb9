import { foldWord, skeletonOf, wordsOf } from "./fold-word.ts";

/** The text of one product, by how much a word in it tells about the product. */
export type Entry = { text: string; weight: number }[];

/** Which products say a word: place of the product among the entries, and how much the word weighs there. */
export type Places = Map<string, Map<number, number>>;

/** Every word of the catalogue, as it sounds, with the products that say it. */
export type WordIndex = {
  size: number;
  places: Places;
  /** The same by the words as they are written: `roses` are flowers more than `Rose`, the flavour, is. */
  written: Places;
  /** All words in alphabetical order. */
  words: string[];
  bySkeleton: Map<string, string[]>;
};

/**
 * Reads all entries. Two neighbouring words also count as one (`black forest` as `blackforest`), because people
 * write them so; a word that several texts of a product hold weighs as much as all of them.
 */
export function indexWords(entries: Entry[]): WordIndex {
  const places: Places = new Map();
  const written: Places = new Map();
  const heard = new Map<string, string>();
  const fold = (word: string) => {
    const known = heard.get(word) ?? foldWord(word);
    heard.set(word, known);
    return known;
  };
  entries.forEach((entry, place) => {
    for (const { text, weight } of entry) {
      const words = wordsOf(text);
      const pairs = words.slice(1).map((word, index) => fold(words[index] + word));
      for (const word of new Set([...words.map(fold), ...pairs])) add(places, word, place, weight);
      for (const word of new Set(words)) add(written, word, place, weight);
    }
  });
  const words = [...places.keys()].sort();
  return { size: entries.length, places, written, words, bySkeleton: Map.groupBy(words, skeletonOf) };
}

function add(places: Places, word: string, place: number, weight: number): void {
  const found = places.get(word) ?? new Map<number, number>();
  found.set(place, (found.get(place) ?? 0) + weight);
  places.set(word, found);
}
