import { answerForm, type FormAnswer } from "./form-answer.ts";

/** A page with several forms: `intent` in what is kept says which of them was answered. */
export type CareAnswer<Name extends string> = FormAnswer<Name | "intent">;

type Context = Parameters<typeof answerForm>[0];
type Texts<Name extends string> = Partial<Record<Name, string>>;

/** Answers to one of a page's forms. */
export function careAnswers<Name extends string>(context: Context, intent: string, kept: Texts<Name>) {
  const answer = (own: Partial<CareAnswer<Name>>, status: number) =>
    answerForm<Name | "intent">(
      context,
      { ok: false, message: "", errors: {}, ...own, kept: { ...kept, intent } as Texts<Name | "intent"> },
      status,
    );
  return {
    done: (message: string) => answer({ ok: true, message }, 200),
    wrong: (errors: Texts<Name>) => answer({ errors: errors as Texts<Name | "intent"> }, 422),
    refused: (message: string, status = 409) => answer({ message }, status),
  };
}

/** The answer to this form of a page, if it is the one that was sent. */
export function answerTo<Name extends string>(
  answer: CareAnswer<Name> | undefined,
  ...intents: string[]
): CareAnswer<Name> | undefined {
  return answer && intents.includes(answer.kept.intent ?? "") ? answer : undefined;
}
