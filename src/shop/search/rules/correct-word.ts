import { foldWord, skeletonOf } from "./fold-word.ts";
import { errorsAllowed, spellingDistance } from "./spelling-distance.ts";
import type { Spelling, SpellingsByLetter, WordIndex } from "./word-index.ts";

/** A catalogue word that a misspelt word may mean, and its number of wrong letters. */
export type Correction = Spelling & { slips: number };

/** More slips than this are not counted. */
const MANY = 3;

/**
 * Corrections of an unknown word, in alphabetical order: the nearest spellings, else two neighbouring words, else
 * words with the same consonants.
 */
export function corrections(index: WordIndex, word: string): Correction[] {
  const folded = foldWord(word);
  for (const spellings of [index.spellings, index.pairs]) {
    const near = nearest(spellings, { written: word, folded });
    if (near.length > 0) return near.map((spelling) => withSlips(spelling, word));
  }
  const bones = skeletonOf(folded);
  if (bones === "") return [];
  return (index.bySkeleton.get(bones) ?? []).map((spelling) => withSlips(spelling, word));
}

function withSlips(spelling: Spelling, word: string): Correction {
  return { ...spelling, slips: spellingDistance(word, spelling.written, MANY) };
}

/** Compares letters as well as sounds: `ckae` is one error from `cake`, but sounds like `kae`. */
function nearest(spellings: SpellingsByLetter, word: Spelling): Spelling[] {
  const alike = beginningLike(spellings, word);
  if (word.written.length === 3)
    return inOrder([...alike].filter(({ written }) => isSwapped(word.written, written)));
  const slips = { written: errorsAllowed(word.written), folded: errorsAllowed(word.folded) };
  let most = Math.max(slips.written, slips.folded);
  if (most === 0) return [];
  let candidates: Spelling[] = [];
  for (const spelling of alike) {
    const distance = Math.min(
      distanceOf(word.folded, spelling.folded, Math.min(most, slips.folded)),
      distanceOf(word.written, spelling.written, Math.min(most, slips.written)),
    );
    if (distance > most) continue;
    if (distance < most) candidates = [];
    most = distance;
    candidates.push(spelling);
  }
  return inOrder(candidates);
}

/** In alphabetical order. */
function inOrder(spellings: Spelling[]): Spelling[] {
  return spellings.sort((a, b) => (a.written < b.written ? -1 : 1));
}

/** In three letters, any other error would match almost every word. */
function isSwapped(a: string, b: string): boolean {
  return (
    a.length === b.length && [...a].sort().join() === [...b].sort().join() && spellingDistance(a, b, 1) === 1
  );
}

function distanceOf(a: string, b: string, most: number): number {
  const distance = most === 0 ? 1 : spellingDistance(a, b, most);
  return distance > most ? Number.POSITIVE_INFINITY : distance;
}

/**
 * The spellings with the same first letter or sound, or with the first two letters swapped. People get these right.
 * Otherwise any word would match.
 */
function beginningLike(spellings: SpellingsByLetter, { written, folded }: Spelling): Set<Spelling> {
  const [first, sound] = [written.charAt(0), folded.charAt(0)];
  const swapped = written.charAt(1) + first;
  const starting = (letter: string) => spellings.get(letter) ?? [];
  return new Set([
    ...starting(first).filter((spelling) => spelling.written.startsWith(first)),
    ...starting(sound).filter((spelling) => spelling.folded.startsWith(sound)),
    ...starting(written.charAt(1)).filter((spelling) => spelling.written.startsWith(swapped)),
  ]);
}
