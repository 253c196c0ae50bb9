import type { Paise } from "../../basics/money.ts";
import { type AddOnQuestion, QUESTION_KINDS, QUESTIONS } from "./add-on-question.ts";
import type { AllergenFacts } from "./allergens.ts";

/** The fields of an add-on that staff can change. */
export type AddOnFields = AllergenFacts & {
  name: string;
  pricePaise: Paise;
  /** The question that it asks the customer, as in `toQuestionLine`; null for none. */
  question: string | null;
  taxClass: string;
  /** A picture, a drawing such as `icon:card`, or empty while it has neither. */
  pictureId: string;
  /** Offered only with a cake. */
  forCakes: boolean;
  /** Eaten. What is not food has no allergens. */
  isFood: boolean;
  active: boolean;
};

/** The fields of an add-on that the log records. Its place in the list is changed apart from the others. */
export type RecordedAddOn = AddOnFields & { position: number };

/** The fields as people call them. */
export const ADD_ON_WORDS: Record<keyof RecordedAddOn, string> = {
  name: "Name",
  pricePaise: "Price",
  question: "Asks for",
  taxClass: "Tax class",
  pictureId: "Picture",
  forCakes: "Only with a cake",
  isFood: "Food",
  contains: "Contains",
  mayContain: "May contain",
  otherAllergens: "Other allergens",
  active: "On sale",
  position: "Place",
};

/** Add-ons that the office creates at most: shoppers see them in one list. */
export const MOST_ADD_ONS = 100;

/** A question as form and log have it, so that its kind and limit are one value: `digits 3`. */
export function toQuestionLine(question: AddOnQuestion | null): string | null {
  return question && `${question.kind} ${question.limit}`;
}

/** Reads such a line; null if it is no question of the shop. */
export function readQuestionLine(line: string | null): AddOnQuestion | null {
  const [, code, digits] = /^([a-z]+) ([1-9]\d{0,2})$/.exec(line ?? "") ?? [];
  const kind = QUESTION_KINDS.find((known) => known === code);
  const limit = Number(digits);
  return kind && limit <= QUESTIONS[kind].mostLimit ? { kind, limit } : null;
}

/** The lists merge separately, so two people can name one allergen in both. What is not food has none. */
export function withTidyAllergens<Fields extends AllergenFacts & { isFood: boolean }>(
  fields: Fields,
): Fields {
  if (!fields.isFood) return { ...fields, contains: [], mayContain: [], otherAllergens: "" };
  return { ...fields, mayContain: fields.mayContain.filter((code) => !fields.contains.includes(code)) };
}

/** `Text, up to 200 characters`. */
export function questionWords(line: string | null): string {
  const question = readQuestionLine(line);
  if (!question) return "Nothing";
  const { kind, limit } = question;
  const most = limit === 1 ? "1 character" : `up to ${limit} characters`;
  return `${QUESTIONS[kind].label}, ${most}`;
}
