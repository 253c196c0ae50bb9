import { data } from "react-router";
import type { z } from "zod";
import type { FormContext } from "../../forms/form-answer.ts";
import { documentContext } from "../../request-context.ts";
import { saveWords, WRONG_FIELDS } from "../save-words.ts";

/** The content of the page after a button: the draft, which is stored only if `isSaved`. */
export type DraftAnswer<Draft> = Draft & {
  ok: boolean;
  isSaved: boolean;
  message: string;
  /** Sentences by the names of the shown fields. */
  errors: Record<string, string>;
  /** The field or button that gets the focus. */
  focus: string | null;
};

/** The possible answers to a form that carries a draft. Each returns the draft, with the changes. */
export function draftAnswers<Draft extends object>(context: FormContext, draft: Draft) {
  type Changes = Partial<DraftAnswer<Draft>>;
  const answer = (changes: Changes, status: number) => {
    const empty = { ok: status < 400, isSaved: false, message: "", errors: {}, focus: null };
    const reply: DraftAnswer<Draft> = { ...draft, ...empty, ...changes };
    return data(reply, { status: context.get(documentContext) ? status : 200 });
  };
  return {
    /** After a button that changes the draft. */
    shown: (changes: Changes) => answer(changes, 200),
    saved: (isChanged: boolean, changes: Changes = {}) =>
      answer({ ...changes, isSaved: true, message: saveWords(isChanged) }, 200),
    wrong: (changes: Changes) => answer(changes, 422),
    refused: (changes: Changes) => answer(changes, 409),
  };
}

/** Mistakes in a list: those of an entry beside its fields, those of the whole list in the message. */
export function listProblems(
  error: z.ZodError,
  fieldOf: (field: PropertyKey | undefined, index: number) => string,
): { errors: Record<string, string>; message: string } {
  const errors: Record<string, string> = {};
  const sentences: string[] = [];
  for (const { path, message } of error.issues) {
    const [index, field] = path;
    if (typeof index !== "number") sentences.push(message);
    else errors[fieldOf(field, index)] ??= message;
  }
  return { errors, message: [WRONG_FIELDS, ...sentences].join("\n") };
}
