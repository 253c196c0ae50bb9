import { answerForm, type FormAnswer, type FormContext } from "./form-answer.ts";

/** The answer on a page with several forms. `values.intent` names the submitted form. */
export type IntentAnswer<Name extends string> = FormAnswer<Name | "intent">;

type Texts<Name extends string> = Partial<Record<Name, string>>;

/** The possible answers to one form of a page. */
export function intentAnswers<Name extends string>(
  context: FormContext,
  intent: string,
  values: Texts<Name>,
) {
  const answer = (result: Partial<IntentAnswer<Name>>, status: number) =>
    answerForm<Name | "intent">(
      context,
      {
        ok: false,
        message: "",
        errors: {},
        ...result,
        values: { ...values, intent } as Texts<Name | "intent">,
      },
      status,
    );
  return {
    done: (message: string) => answer({ ok: true, message }, 200),
    wrong: (errors: Texts<Name>) => answer({ errors: errors as Texts<Name | "intent"> }, 422),
    refused: (message: string, status = 409) => answer({ message }, status),
  };
}

/** The answer, if the submitted form has one of these intents. */
export function answerTo<Name extends string>(
  answer: IntentAnswer<Name> | undefined,
  ...intents: string[]
): IntentAnswer<Name> | undefined {
  return answer && intents.includes(answer.values.intent ?? "") ? answer : undefined;
}
