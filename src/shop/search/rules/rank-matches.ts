import { foldWord, skeletonOf, wordsOf } from "./fold-word.ts";
import { otherWordFor, withoutFillers } from "./known-words.ts";
import { slipsAllowed, spellingDistance } from "./spelling-distance.ts";
import type { WordIndex } from "./word-index.ts";

/** Nobody means more words than this; what follows is not looked for. */
const MOST_WORDS = 8;

/**
 * How much of a word's weight counts by how it was met: as it is, as its beginning, with one slip or two, or by
 * its consonants alone.
 */
const EXACT = 1;
const BEGINNING = 0.7;
const SLIPS = [EXACT, 0.6, 0.4];
const BONES = 0.4;

/**
 * Places of the entries that say all of the words, best first. An entry's score is the sum over the words asked
 * for, and for each of them the weight of the texts that say it (see `Entry`) times how well it was met; a word
 * that stands there letter by letter counts twice. The same score keeps the entries' own order. Two words side
 * by side may also be one: `ras malai`.
 */
export function rankMatches(index: WordIndex, asked: string): number[] {
  const words = withoutFillers(wordsOf(asked)).slice(0, MOST_WORDS);
  if (words.length === 0) return [];
  const scores = words.map((word) => scoreWord(index, word));
  words.slice(1).forEach((word, left) => {
    const joined = foldWord(words[left] + word);
    for (const side of [scores[left], scores[left + 1]]) if (side) raise(side, index, joined, EXACT);
  });
  const totals: [place: number, total: number][] = [];
  for (let place = 0; place < index.size; place += 1) {
    const each = scores.map((score) => score[place] ?? 0);
    if (each.every((score) => score > 0)) totals.push([place, each.reduce((sum, one) => sum + one, 0)]);
  }
  return totals.sort((a, b) => b[1] - a[1] || a[0] - b[0]).map(([place]) => place);
}

/** The score of every entry for one word. */
function scoreWord(index: WordIndex, word: string): Float64Array {
  const scores = new Float64Array(index.size);
  for (const [known, share] of meanings(index, foldWord(word))) raise(scores, index, known, share);
  for (const [place, weight] of index.written.get(word) ?? []) scores[place] = (scores[place] ?? 0) + weight;
  return scores;
}

/** Gives every entry that says a word its share of the weight, if it has not met the word better. */
function raise(scores: Float64Array, { places }: WordIndex, known: string, share: number): void {
  for (const [place, weight] of places.get(known) ?? [])
    scores[place] = Math.max(scores[place] ?? 0, weight * share);
}

/**
 * The words of the catalogue that a word may stand for. Slips are forgiven only where the catalogue has neither
 * the word nor another that begins with it: a `rose` is never taken for a `role`.
 */
function meanings(index: WordIndex, word: string): [known: string, share: number][] {
  const other = otherWordFor(word);
  const others: [string, number][] = other ? [[other, EXACT]] : [];
  if (/^\d/.test(word)) return [[word, EXACT]];
  const found = [...others, ...beginningWith(index, word)];
  if (found.length > 0) return found;
  const near = nearest(index, word);
  if (near.length > 0) return near;
  const bones = skeletonOf(word);
  return bones === "" ? [] : (index.bySkeleton.get(bones) ?? []).map((known) => [known, BONES]);
}

function beginningWith(index: WordIndex, word: string): [string, number][] {
  const found: [string, number][] = [];
  for (let at = firstNotBefore(index.words, word); index.words[at]?.startsWith(word); at += 1) {
    const known = index.words[at] ?? "";
    found.push([known, known === word ? EXACT : BEGINNING]);
  }
  return found;
}

/** The nearest spellings. People get the first letter right, or the word could be any. */
function nearest(index: WordIndex, word: string): [string, number][] {
  let most = slipsAllowed(word);
  let found: string[] = [];
  if (most === 0) return [];
  const first = word.slice(0, 1);
  for (let at = firstNotBefore(index.words, first); index.words[at]?.startsWith(first); at += 1) {
    const known = index.words[at] ?? "";
    const slips = spellingDistance(word, known, most);
    if (slips > most) continue;
    if (slips < most) found = [];
    most = slips;
    found.push(known);
  }
  return found.map((known) => [known, SLIPS[most] ?? 0]);
}

/** Where in an alphabetical list a word stands, or would. */
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
