import type { RefObject } from "react";
import type { IntentAnswer } from "../../forms/intent-answer.ts";
import { useFormFocus } from "../../forms/use-form-focus.ts";
import { useLastingAnswer } from "./use-lasting-answer.ts";

/**
 * The answer to a form of an order, also after the page has read the order again. A form with a `key` of what is stored
 * drops it when another person changes that: typed texts beside new ones would overwrite them without a conflict.
 */
export function useLastingForm<Answer extends object>(
  latest: Answer | undefined,
): [form: RefObject<HTMLFormElement | null>, answer: Answer | undefined] {
  const answer = useLastingAnswer(latest);
  return [useFormFocus(answer), answer];
}

/**
 * Leaves out mistakes in a form that was made from what is not stored any more: what was typed there, beside its
 * mistakes, would overwrite newer texts. A conflict stays, as it is about what is stored now.
 * @param read what the form is made from now
 */
export function answerToRead<Name extends string>(
  answer: IntentAnswer<Name | "read"> | undefined,
  read: string,
): IntentAnswer<Name | "read"> | undefined {
  const namesMistakes = answer !== undefined && !answer.ok && answer.message === "";
  return namesMistakes && answer.values.read !== read ? undefined : answer;
}
