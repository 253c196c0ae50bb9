import { cleanWhileTyping } from "./clean-text.ts";

/** UTF-16 units that one character may have: a letter with a few combining marks. */
export const MOST_UNITS_OF_ONE = 16;

/** Pictures, flags and keycaps. Signs drawn in one stroke, such as hearts, are allowed. */
const EMOJI = /(?![©®™♥❤★])\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3/u;

const segmenter = new Intl.Segmenter("en-IN", { granularity: "grapheme" });

/** The characters of a text as people see them: `नमस्ते` has four. */
export function charactersOf(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/** Characters of a text, as people count them. */
export function countCharacters(text: string): number {
  return charactersOf(text).length;
}

/** Detects emoji, which can be neither iced nor printed in one colour. */
export function hasEmoji(text: string): boolean {
  return EMOJI.test(text);
}

/** Whether the text has at most `most` characters, all of which can be written by hand. */
export function isWithin(text: string, most: number): boolean {
  // Cheap check first: do not segment a megabyte of text only to count it.
  if (text.length > most * MOST_UNITS_OF_ONE) return false;
  const characters = charactersOf(text);
  return characters.length <= most && characters.every((character) => character.length <= MOST_UNITS_OF_ONE);
}

/** Returns the character as it is written, or nothing if it cannot be. */
export type Accept = (character: string) => string;

/** Accepts every character but emoji. */
export const acceptLetters: Accept = (character) => (hasEmoji(character) ? "" : character);

/**
 * Makes typed or pasted text fit on one line: drops what is not accepted, and cuts text before the cursor, where it
 * was inserted, at character boundaries.
 */
export function fitText(
  text: string,
  { most, accept }: { most: number; accept: Accept },
  cursor = text.length,
): { text: string; cursor: number } {
  const oneLine = (part: string) =>
    // Drops lone surrogates too: two of them could join into a character once the text between them is removed.
    charactersOf(
      cleanWhileTyping(part)
        .replace(/\s/g, " ")
        .replace(/\p{Cc}/gu, ""),
    )
      .filter((character) => character.length <= MOST_UNITS_OF_ONE)
      .map(accept)
      .filter((character) => character !== "");
  const after = oneLine(text.slice(cursor)).slice(0, most);
  const before = oneLine(text.slice(0, cursor))
    .slice(0, most - after.length)
    .join("");
  return { text: before + after.join(""), cursor: before.length };
}
