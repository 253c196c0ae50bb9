import { cleanWhileTyping } from "../../basics/clean-text.ts";

/** Characters on a cake, as people count them. */
export const LONGEST_MESSAGE = 25;

/** UTF-16 units that one character may have: a letter with a few combining marks. */
const MOST_UNITS_OF_ONE = 16;

/** The most that is read of a typed message, in UTF-16 units. */
export const LONGEST_TYPED_MESSAGE = 2 * LONGEST_MESSAGE * MOST_UNITS_OF_ONE;

/** Pictures, flags and keycaps. Signs drawn in one stroke, such as hearts, are allowed. */
const EMOJI = /(?![©®™♥❤★])\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3/u;

const segmenter = new Intl.Segmenter("en-IN", { granularity: "grapheme" });

/** The characters of a text as people see them: `नमस्ते` has four. */
function charactersOf(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/** Characters of a message, as the decorator counts them. */
export function messageLength(text: string): number {
  return charactersOf(text).length;
}

/** Detects emoji, which cannot be piped in one colour of cream. */
export function hasEmoji(text: string): boolean {
  return EMOJI.test(text);
}

/** Can this be iced on a cake: short enough, and of characters that a hand can write? */
export function isShortEnough(text: string): boolean {
  // Cheap check first: do not segment a megabyte of text only to count it.
  if (text.length > LONGEST_MESSAGE * MOST_UNITS_OF_ONE) return false;
  const characters = charactersOf(text);
  return (
    characters.length <= LONGEST_MESSAGE &&
    characters.every((character) => character.length <= MOST_UNITS_OF_ONE)
  );
}

/**
 * Makes typed or pasted text fit: drops emoji, and cuts text before the cursor, where it was inserted, at character
 * boundaries.
 */
export function fitMessage(text: string, cursor = text.length): { text: string; cursor: number } {
  const oneLine = (part: string) =>
    // Drops lone surrogates too: two of them could join into a character once the text between them is removed.
    charactersOf(
      cleanWhileTyping(part)
        .replace(/\s/g, " ")
        .replace(/\p{Cc}/gu, ""),
    ).filter((character) => character.length <= MOST_UNITS_OF_ONE && !hasEmoji(character));
  const after = oneLine(text.slice(cursor)).slice(0, LONGEST_MESSAGE);
  const before = oneLine(text.slice(0, cursor))
    .slice(0, LONGEST_MESSAGE - after.length)
    .join("");
  return { text: before + after.join(""), cursor: before.length };
}
