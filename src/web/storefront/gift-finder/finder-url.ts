import { keysOf } from "../../../shop/basics/record-of.ts";
import {
  ARRIVALS,
  BUDGETS,
  DAYS_TO_ARRIVAL,
  GIFT_DAYS,
  type GiftAnswers,
  RECEIVERS,
} from "../../../shop/catalogue/rules/gift-answers.ts";

export const FINDER_PATH = "/gift-finder";

/** The questions in their order, by the query names of their answers, with all answers. */
export const QUESTIONS = { for: RECEIVERS, day: GIFT_DAYS, budget: BUDGETS, when: ARRIVALS } as const;
export type Question = keyof GiftAnswers;
export const QUESTION_NAMES = keysOf(QUESTIONS);

/** The known answers of a URL. Unknown ones count as not given. */
export function readAnswers(query: URLSearchParams): Partial<GiftAnswers> {
  return Object.fromEntries(
    QUESTION_NAMES.flatMap((name) => {
      const answer = query.get(name);
      return QUESTIONS[name].some((known) => known === answer) ? [[name, answer]] : [];
    }),
  );
}

/** URL of the finder with these answers, in the order of the questions. */
export function finderHref(answers: Partial<GiftAnswers>): string {
  const query = new URLSearchParams(
    QUESTION_NAMES.flatMap((name) => {
      const answer = answers[name];
      return answer === undefined ? [] : [[name, answer]];
    }),
  );
  return query.size === 0 ? FINDER_PATH : `${FINDER_PATH}?${query}`;
}

/** The first question without an answer; null if all are answered. */
export function nextQuestion(answers: Partial<GiftAnswers>): Question | null {
  return QUESTION_NAMES.find((name) => answers[name] === undefined) ?? null;
}

export function isComplete(answers: Partial<GiftAnswers>): answers is GiftAnswers {
  return nextQuestion(answers) === null;
}

/** Do the gifts depend on the windows that are left, so that the page must not be cached? */
export function isOfThisHour(answers: Partial<GiftAnswers>): boolean {
  return isComplete(answers) && DAYS_TO_ARRIVAL[answers.when] !== null;
}

/** The place of the open question, counted from 1, and the URL one question back. */
export function progress(answers: Partial<GiftAnswers>): { step: number; back: string } {
  const open = nextQuestion(answers);
  const place = open === null ? QUESTION_NAMES.length : QUESTION_NAMES.indexOf(open);
  const last = QUESTION_NAMES[place - 1];
  const isUntouched = finderHref(answers) === FINDER_PATH;
  return {
    step: Math.min(place + 1, QUESTION_NAMES.length),
    back: last ? finderHref({ ...answers, [last]: undefined }) : isUntouched ? "/" : FINDER_PATH,
  };
}
