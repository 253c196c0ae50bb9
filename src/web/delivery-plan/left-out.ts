import { charactersOf } from "../../shop/basics/short-text.ts";
import { fitAnswer } from "../../shop/catalogue/rules/add-on-answer.ts";
import type { AddOnQuestion } from "../../shop/catalogue/rules/add-on-question.ts";

/** Characters that are named: a pasted page has hundreds. */
const MOST_NAMED = 10;

/**
 * The characters of a typed answer that its question does not take, each once: `6 0` of `Happy 60th` as a name. Those
 * from before stay until the field is emptied, because the next letter is typed at once.
 */
export function leftOutOf(question: AddOnQuestion, typed: string, before = ""): string {
  if (typed === "") return "";
  const rejected = charactersOf(typed).filter(
    (character) => character.trim() && !fitAnswer(question, character).text,
  );
  const known = before === "" ? [] : before.split(" ");
  return [...new Set([...known, ...rejected])].slice(0, MOST_NAMED).join(" ");
}
