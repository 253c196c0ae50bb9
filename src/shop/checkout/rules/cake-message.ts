import { cleanWhileTyping } from "../../basics/clean-text.ts";

/** Characters on a cake, as people count them. */
export const LONGEST_MESSAGE = 25;

/** What one may be made of: a letter with a few signs. More is no letter any more. */
const MOST_UNITS_OF_ONE = 16;

/** The most that is read of a typed message, in UTF-16 units. */
export const LONGEST_TYPED_MESSAGE = 2 * LONGEST_MESSAGE * MOST_UNITS_OF_ONE;

/** Pictures, flags and boxed digits. Signs that a hand draws in one go are none, hearts above all. */
const EMOJI = /(?![©®™♥❤★])\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3/u;

const segmenter = new Intl.Segmenter("en-IN", { granularity: "grapheme" });

/** The characters of a text as people see them: `नमस्ते` has four. */
function charactersOf(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/** How many characters a message has for whoever pipes it. */
export function messageLength(text: string): number {
  return charactersOf(text).length;
}

/** Is there an emoji in it? Cream of one colour out of a bag can't draw one. */
export function hasEmoji(text: string): boolean {
  return EMOJI.test(text);
}

/** Can this be iced on a cake: short enough, and of characters that a hand can write? */
export function isShortEnough(text: string): boolean {
  // Cheap before exact: a text of a megabyte is not taken apart to be counted.
  if (text.length > LONGEST_MESSAGE * MOST_UNITS_OF_ONE) return false;
  const characters = charactersOf(text);
  return (
    characters.length <= LONGEST_MESSAGE &&
    characters.every((character) => character.length <= MOST_UNITS_OF_ONE)
  );
}

/**
 * A text that was typed or pasted, made to fit. Emoji are left out. What is too long is cut off in front of the cursor, where it was
 * put in; what stands behind the cursor stays. Never through a character.
 */
export function fitMessage(text: string, cursor = text.length): { text: string; cursor: number } {
  const oneLine = (part: string) =>
    // Halves of a character go too: two that meet where something between them was left out would be one again.
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
