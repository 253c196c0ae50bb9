import {
  acceptLetters,
  charactersOf,
  fitText,
  isWithin,
  MOST_UNITS_OF_ONE,
} from "../../basics/short-text.ts";

/** Characters on a cake, as people count them. */
export const LONGEST_MESSAGE = 25;

/** The longest typed message that is read, in UTF-16 units. */
export const LONGEST_TYPED_MESSAGE = 2 * LONGEST_MESSAGE * MOST_UNITS_OF_ONE;

/** Can this be iced on a cake: short enough, and of characters that can be written by hand? */
export function isShortEnough(text: string): boolean {
  return isWithin(text, LONGEST_MESSAGE);
}

/** Makes typed or pasted text fit on a cake. See `fitText`. */
export function fitMessage(text: string, cursor = text.length): { text: string; cursor: number } {
  return fitText(text, { most: LONGEST_MESSAGE, accept: acceptLetters }, cursor);
}

/** The most characters that are named as left out. */
const MOST_NAMED = 5;

/** The characters of a typed text that `fitMessage` leaves out because they cannot be piped, each once. */
export function notWritable(typed: string): string[] {
  const refused = charactersOf(typed.slice(0, LONGEST_TYPED_MESSAGE)).filter(
    (character) => acceptLetters(character) === "",
  );
  return [...new Set(refused)].slice(0, MOST_NAMED);
}
