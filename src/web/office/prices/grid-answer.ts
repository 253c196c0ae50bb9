import type { IntentAnswer } from "../../forms/intent-answer.ts";

/** Fields of the forms of the price page. `rows`: the texts typed in the form without script. */
export type PriceField = "from" | "until" | "batch" | "rows";

/** The answer to a form of the price page. */
export type GridAnswer = IntentAnswer<PriceField> | undefined;
