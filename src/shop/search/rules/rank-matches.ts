import { corrections } from "./correct-word.ts";
import { foldWord, wordsOf } from "./fold-word.ts";
import { otherWordFor, withoutFillers } from "./synonyms.ts";
import { PASSING, type Spelling, type WordIndex } from "./word-index.ts";

/** Most words that are searched; further ones are ignored. */
const MOST_WORDS = 8;

/** Share of a word's weight, by exact or prefix match. */
const EXACT = 1;
const BEGINNING = 0.7;
/** Share that two searched words add where they stand side by side: a `photo cake` is no photo pulling cake. */
const SIDE_BY_SIDE = 0.5;

/** Highest score of a word that only a description contains. */
const MENTIONED = 2 * PASSING;

/** With this many products about the words (a page full), those that only mention one are left out. */
const ENOUGH = 24;

export type Matches = {
  /** Indexes of the entries, best first. */
  positions: number[];
  /** The words searched, if some were corrected. */
  corrected: string | null;
};

/**
 * Finds the entries that contain all words, best first; an unknown word takes its best correction, unless `asTyped`.
 * Score: weights (see `Entry`) times kind of match; literal counts twice, neighbours half as much again; ties keep the
 * order. Two neighbours may match as one (`ras malai`). Entries of another birthday or anniversary come last.
 */
export function rankMatches(index: WordIndex, query: string, { asTyped = false } = {}): Matches {
  const typed = wordsOf(query);
  const telling = withoutFillers(typed).slice(0, MOST_WORDS);
  if (telling.length === 0) return { positions: [], corrected: null };
  const corrected = asTyped ? new Map<string, string>() : correctionsOf(index, telling);
  const written = (words: string[]) =>
    words.flatMap((word) => corrected.get(word)?.split(" ") ?? spellingOf(index, word));
  return {
    positions: rank(index, written(telling)),
    corrected: corrected.size > 0 ? written(typed).join(" ") : null,
  };
}

/** `trufle` sounds like `truffle`: the same word, searched in the catalogue's spelling. */
function spellingOf({ written, bySound }: WordIndex, word: string): string {
  return written.has(word) ? word : (bySound.get(foldWord(word)) ?? word);
}

function rank(index: WordIndex, words: string[]): number[] {
  const scores = words.map((word) => scoreWord(index, word));
  // First what neighbouring words add, then all.
  const totals = new Float64Array(index.size);
  words.slice(1).forEach((word, left) => {
    const joined = foldWord(words[left] + word);
    for (const side of [scores[left], scores[left + 1]]) if (side) raiseScores(side, index, joined, EXACT);
    raiseScores(totals, index, joined, SIDE_BY_SIDE);
  });
  const matching: number[] = [];
  const about: number[] = [];
  for (let position = 0; position < index.size; position += 1) {
    let total = totals[position] ?? 0;
    let least = Number.POSITIVE_INFINITY;
    for (const score of scores) {
      const value = score[position] ?? 0;
      total += value;
      least = Math.min(least, value);
    }
    if (least === 0) continue;
    totals[position] = total;
    matching.push(position);
    if (least > MENTIONED) about.push(position);
  }
  const ranked = about.length < ENOUGH ? matching : about;
  const isOfOther = ofOtherOrdinals(index, words);
  const [others = [], usual = []] = [true, false].map((isOther) =>
    ranked.filter((position) => isOfOther.has(position) === isOther),
  );
  return [...bestFirst(usual, totals), ...bestFirst(others, totals)];
}

/** Sorts by total, and keeps the order of equal ones. Compares only the few dozen totals, not thousands of entries. */
function bestFirst(positions: number[], totals: Float64Array): number[] {
  const byTotal = Map.groupBy(positions, (position) => totals[position] ?? 0);
  return [...byTotal].sort(([a], [b]) => b - a).flatMap(([, ofTotal]) => ofTotal);
}

/** `first` with its neighbour, as the index has it. Alone it is no ordinal: a `First Bell Cake` is for teachers. */
const FIRSTS = ["firstbirthday", "firstanniversary"];

/** Entries named after an ordinal that is not searched: whoever wants a birthday cake rarely wants a `50th` one. */
function ofOtherOrdinals({ ordinals, written, postings }: WordIndex, words: string[]): Set<number> {
  const searched = new Set(words.map(foldWord));
  const others = ordinals
    .filter((ordinal) => !searched.has(foldWord(ordinal)))
    .map((ordinal) => written.get(ordinal));
  if (!searched.has(foldWord("first"))) others.push(...FIRSTS.map((pair) => postings.get(foldWord(pair))));
  return new Set(
    others.flatMap((weights = new Map()) =>
      [...weights].filter(([, weight]) => weight > MENTIONED).map(([position]) => position),
    ),
  );
}

/**
 * The best correction of each unknown word: one that occurs with the other words, then with the fewest wrong letters,
 * then in the most entries.
 */
function correctionsOf(index: WordIndex, words: string[]): Map<string, string> {
  const chosen = new Map<string, string>();
  const unknown = words.filter((_word, at) => !isKnown(index, words, at));
  if (unknown.length === 0) return chosen;
  let fitting: Set<number> | null = null;
  const knownWords = words.filter((word) => !unknown.includes(word));
  if (knownWords.length > 0) fitting = new Set(rank(index, knownWords));
  for (const word of unknown) {
    const [best] = corrections(index, word)
      .map((spelling) => ({ spelling, fits: fitsOf(index, spelling, fitting) }))
      .sort(
        (a, b) =>
          Number(b.fits.together > 0) - Number(a.fits.together > 0) ||
          a.spelling.slips - b.spelling.slips ||
          b.fits.together - a.fits.together ||
          b.fits.alone - a.fits.alone,
      );
    if (!best) continue;
    chosen.set(word, best.spelling.written);
    const positions = index.postings.get(best.spelling.folded) ?? new Map();
    fitting = new Set([...positions.keys()].filter((position) => fitting === null || fitting.has(position)));
  }
  return chosen;
}

function fitsOf(index: WordIndex, { folded }: Spelling, fitting: Set<number> | null) {
  const positions = [...(index.postings.get(folded)?.keys() ?? [])];
  const together = fitting ? positions.filter((position) => fitting.has(position)).length : positions.length;
  return { together, alone: positions.length };
}

/** True for words of the catalogue, in another form or joined with a neighbour too, and for numbers. */
function isKnown(index: WordIndex, words: string[], at: number): boolean {
  const word = words[at] ?? "";
  const folded = foldWord(word);
  if (/^\d/.test(word) || otherWordFor(folded) || beginningWith(index, folded).length > 0) return true;
  const joined = [(words[at - 1] ?? "") + word, word + (words[at + 1] ?? "")];
  return joined.some((joinedWord) => joinedWord !== word && index.postings.has(foldWord(joinedWord)));
}

/** The score of every entry for one word. */
function scoreWord(index: WordIndex, word: string): Float64Array {
  const scores = new Float64Array(index.size);
  for (const [folded, share] of meanings(index, foldWord(word))) raiseScores(scores, index, folded, share);
  for (const [position, weight] of index.written.get(word) ?? [])
    scores[position] = (scores[position] ?? 0) + weight;
  return scores;
}

/** Adds each entry's score for a word, unless it has a better match. */
function raiseScores(scores: Float64Array, { postings }: WordIndex, folded: string, share: number): void {
  for (const [position, weight] of postings.get(folded) ?? [])
    scores[position] = Math.max(scores[position] ?? 0, weight * share);
}

/** The catalogue words that a word stands for: itself, a synonym, and those it begins. */
function meanings(index: WordIndex, word: string): [known: string, share: number][] {
  if (/^\d/.test(word)) return [[word, EXACT]];
  const other = otherWordFor(word);
  const renamed: [string, number][] = other ? [[other, EXACT]] : [];
  return [...renamed, ...beginningWith(index, word)];
}

function beginningWith(index: WordIndex, word: string): [string, number][] {
  const scored: [string, number][] = [];
  for (let at = firstNotBefore(index.words, word); index.words[at]?.startsWith(word); at += 1) {
    const entryWord = index.words[at] ?? "";
    scored.push([entryWord, entryWord === word ? EXACT : BEGINNING]);
  }
  return scored;
}

/** The position of a word in a sorted list, or where it would be. */
function firstNotBefore(words: string[], word: string): number {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((words[middle] ?? "") < word) low = middle + 1;
    else high = middle;
  }
  return low;
}
