import { isAnswered } from "../../shop/catalogue/rules/add-on-answer.ts";
import { QUESTIONS } from "../../shop/catalogue/rules/add-on-question.ts";
import type { SelectedAddon } from "../draft/draft-contents.ts";
import type { AddOnView } from "./add-on-calls.ts";

/** The first selected add-on whose answer is missing: its position, and what is left to do. */
export function missingAnswer(
  selected: SelectedAddon[],
  offered: AddOnView[],
): { place: number; todo: string } | null {
  const questions = new Map(offered.map(({ SKU, question }) => [SKU, question]));
  for (const [place, { SKU, answer }] of selected.entries()) {
    const question = questions.get(SKU);
    if (question && !isAnswered(question, answer)) return { place, todo: QUESTIONS[question.kind].todo };
  }
  return null;
}

/** The id of an answer's field, so that the button below can focus it. */
export function answerFieldId(place: number): string {
  return `add-on-answer-${place}`;
}
