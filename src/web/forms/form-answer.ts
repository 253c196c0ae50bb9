import { data } from "react-router";
import type { z } from "zod";
import { documentContext } from "../request-context.ts";

/** The answer to a form: done, or the mistakes by field, with the typed values. */
export type FormAnswer<Name extends string> = {
  ok: boolean;
  /** A sentence on the form as a whole; empty when the fields say it all. */
  message: string;
  errors: Partial<Record<Name, string>>;
  values: Partial<Record<Name, string>>;
};

export type FormContext = { get: (key: typeof documentContext) => boolean };

/** Longer values than any field accepts are not sent back. */
const MOST_KEPT = 4_000;

/**
 * The answer with its status. Not cached. For a running page, mistakes answer 200, so that browsers log no failed
 * request; documents and programs get the real status.
 */
export function answerForm<Name extends string>(
  context: FormContext,
  answer: FormAnswer<Name>,
  status: number,
) {
  const clippedValues = Object.entries<string | undefined>(answer.values).map(([name, text]) => [
    name,
    text?.slice(0, MOST_KEPT),
  ]);
  const sentStatus = status === 429 || context.get(documentContext) ? status : 200;
  const clipped = { ...answer, values: Object.fromEntries(clippedValues) as FormAnswer<Name>["values"] };
  return data(clipped, { status: sentStatus });
}

/** The first error of each field. */
export function errorsOf<Name extends string>(error: z.ZodError): Partial<Record<Name, string>> {
  const errors: Record<string, string> = {};
  for (const { path, message } of error.issues) errors[String(path[0])] ??= message;
  return errors as Partial<Record<Name, string>>;
}
