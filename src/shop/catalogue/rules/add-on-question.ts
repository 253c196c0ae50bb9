import { LONGEST_ANSWER } from "./longest-answer.ts";

/** Kinds of questions of add-ons. */
export const QUESTION_KINDS = ["digits", "text", "name", "letter"] as const;

export type QuestionKind = (typeof QUESTION_KINDS)[number];

/** The question of an add-on: its kind, and how many characters the answer may have. */
export type AddOnQuestion = { kind: QuestionKind; limit: number };

type KindFacts = {
  /** Above the field. */
  asks: string;
  /** Below the field. */
  hint: string;
  /** Label before the answer on bills, mails and kitchen tickets. */
  label: string;
  /** The step that remains while the answer is missing. */
  todo: string;
  /** The highest limit that the catalogue may set. */
  mostLimit: number;
};

/** All facts of a kind of question, except the answers that it takes: see `readAnswer`. */
export const QUESTIONS: Record<QuestionKind, KindFacts> = {
  digits: {
    asks: "Which number?",
    hint: "One candle for each digit.",
    label: "Number",
    todo: "Enter the number",
    mostLimit: 4,
  },
  text: {
    asks: "What should it say?",
    hint: "Printed as you type it, without emoji.",
    label: "Text",
    todo: "Write the text",
    mostLimit: LONGEST_ANSWER,
  },
  name: { asks: "Which name?", hint: "Letters only.", label: "Name", todo: "Enter the name", mostLimit: 30 },
  letter: {
    asks: "Which letter?",
    hint: "One letter, A to Z.",
    label: "Letter",
    todo: "Enter the letter",
    mostLimit: 1,
  },
};
