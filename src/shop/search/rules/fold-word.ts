import { asciiDigits } from "../../basics/digits.ts";

/**
 * Phonetic rules, so that spellings match: `chokolate` and `chocolate`, `jamoon` and `jamun`, `pista` and `pishta`,
 * `velvet` and `welwet`. Applied in order.
 */
const SOUNDS: [RegExp, string][] = [
  [/tch/g, "ch"],
  [/ph/g, "f"],
  [/ck|q/g, "k"],
  [/x/g, "ks"],
  [/a[uw]|ow/g, "o"],
  [/z(?=e?$)/g, "s"],
  [/z/g, "j"],
  [/w/g, "v"],
  [/sh/g, "s"],
  [/c(?=[eiy])/g, "s"],
  [/c(?!h)/g, "k"],
  // Aspirated Hindi consonants, spelt in many ways. `ch` is a sound of its own.
  [/([bdgkt])h/g, "$1"],
  [/oo|ou/g, "u"],
  [/ee|ie|ey|y/g, "i"],
  [/(.)\1+/g, "$1"],
];

/** `50th`, as `wordsOf` gives it. */
const ORDINAL = /^(\d+)(?:st|nd|rd|th)$/;

export function isOrdinal(word: string): boolean {
  return ORDINAL.test(word);
}

/** Folds a lower-case word or number to its sound. Plural and singular are equal, and so are `50th` and `50`. */
export function foldWord(word: string): string {
  const number = ORDINAL.exec(word)?.[1];
  if (number) return number;
  const single = word.length > 3 ? word.replace(/ies$/, "y").replace(/(?<=[^s])s$/, "") : word;
  return SOUNDS.reduce((text, [sound, letters]) => text.replace(sound, letters), single);
}

/** The consonants only, so that `coklat` and `chaklet` match. Empty if too few are left. */
export function skeletonOf(folded: string): string {
  const bones = folded.replace(/[aeiou]/g, "");
  return bones.length >= 4 ? bones : "";
}

/** The words of a text: lower case, no accents, no apostrophes, numbers apart from their unit (`1kg`), `50th` as one. */
export function wordsOf(text: string): string[] {
  const plain = asciiDigits(text)
    .normalize("NFD")
    .replace(/[\u0300-\u036f'’]/g, "")
    .toLowerCase();
  return plain.match(/\d+(?:st|nd|rd|th)\b|[a-z]+|\d+/g) ?? [];
}
