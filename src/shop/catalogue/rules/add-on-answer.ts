import { asciiDigits } from "../../basics/digits.ts";
import { type Accept, acceptLetters, charactersOf, fitText, isWithin } from "../../basics/short-text.ts";
import type { AddOnQuestion, QuestionKind } from "./add-on-question.ts";

/** The characters that an answer may have, and their stored form. */
const ACCEPTED: Record<QuestionKind, Accept> = {
  digits: (character) => (/^\d$/.test(asciiDigits(character)) ? asciiDigits(character) : ""),
  text: acceptLetters,
  // Joiners belong to letters of Indian scripts.
  name: (character) => (/^(\p{L}(\p{L}|\p{M}|\u200c|\u200d)*|[ .'’-])$/u.test(character) ? character : ""),
  // Balloons are made in these shapes only.
  letter: (character) => (/^[a-z]$/i.test(character) ? character.toUpperCase() : ""),
};

/** Makes a typed answer fit its question. See `fitText`. */
export function fitAnswer(
  { kind, limit }: AddOnQuestion,
  typed: string,
  cursor = typed.length,
): { text: string; cursor: number } {
  return fitText(typed, { most: limit, accept: ACCEPTED[kind] }, cursor);
}

/** The answer as it is stored (`६०` as `60`), or null if it does not fit the question. An empty one is not given. */
export function readAnswer({ kind, limit }: AddOnQuestion, answer: string): string | null {
  if (!isWithin(answer, limit)) return null;
  const characters = charactersOf(answer).map(ACCEPTED[kind]);
  return characters.includes("") ? null : characters.join("");
}

/** Is this a whole answer, so that the add-on can be made? */
export function isAnswered(question: AddOnQuestion, answer: string): boolean {
  const text = answer.trim();
  return text !== "" && readAnswer(question, text) !== null;
}

/** How many pieces of the add-on the answer takes: a candle for each digit, else one. */
export function piecesOf(kind: QuestionKind, answer: string): number {
  return kind === "digits" ? Math.max(1, answer.length) : 1;
}
