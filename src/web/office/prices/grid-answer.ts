import type { IntentAnswer } from "../../forms/intent-answer.ts";

/** The answer to a form of the price page. */
export type GridAnswer = IntentAnswer<"from" | "until" | "batch"> | undefined;
