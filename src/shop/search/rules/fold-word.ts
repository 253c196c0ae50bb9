import { asciiDigits } from "../../basics/digits.ts";

/**
 * How a word sounds, so that its spellings meet: `chokolate` and `chocolate`, `jamoon` and `jamun`, `pista` and
 * `pishta`, `velvet` and `welwet`. In order: each rule sees what those before it left.
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
  // Hindi's breathed consonants, which everybody writes as they like. `ch` is a sound of its own.
  [/([bdgkt])h/g, "$1"],
  [/oo|ou/g, "u"],
  [/ee|ie|ey|y/g, "i"],
  [/(.)\1+/g, "$1"],
];

/** One word of lower-case letters, or a number, as it sounds. Plural and singular are the same. */
export function foldWord(word: string): string {
  const single = word.length > 3 ? word.replace(/ies$/, "y").replace(/(?<=[^s])s$/, "") : word;
  return SOUNDS.reduce((text, [sound, letters]) => text.replace(sound, letters), single);
}

/** The consonants alone, `coklat` and `chaklet` being the same then. Empty where too few are left to tell. */
export function skeletonOf(folded: string): string {
  const bones = folded.replace(/[aeiou]/g, "");
  return bones.length >= 4 ? bones : "";
}

/** The words of a text: lower case, no accents, no apostrophes, numbers apart from their unit (`1kg`). */
export function wordsOf(text: string): string[] {
  const plain = asciiDigits(text)
    .normalize("NFD")
    .replace(/[\u0300-\u036f'’]/g, "")
    .toLowerCase();
  return plain.match(/[a-z]+|\d+/g) ?? [];
}
