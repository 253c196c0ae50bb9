import { lifecycle } from "../../basics/lifecycle.ts";

/** The lifecycle of a complaint. An answered one can still be settled or refused; erasing the account withdraws it. */
export const COMPLAINT_LIFE = lifecycle("open", {
  open: ["answered", "settled", "refused", "withdrawn"],
  answered: ["settled", "refused", "withdrawn"],
  settled: [],
  refused: [],
  withdrawn: [],
});

export type ComplaintStatus = keyof typeof COMPLAINT_LIFE.moves;

/** Statuses that staff may set, always with a text mailed to the customer. */
export const ANSWERS = ["answered", "settled", "refused"] as const satisfies ComplaintStatus[];

export type AnswerStatus = (typeof ANSWERS)[number];

/** Statuses that still need an answer or an end. */
export const UNSETTLED: ComplaintStatus[] = COMPLAINT_LIFE.before("settled");

/** Statuses that staff may set next. */
export function answersTo(status: ComplaintStatus): AnswerStatus[] {
  return ANSWERS.filter((to) => COMPLAINT_LIFE.may(status, to));
}

/** The status as its customer and as the staff read it, and its colour in the office. */
export const COMPLAINT_STATUS: Record<
  ComplaintStatus,
  { customerLabel: string; staffLabel: string; tone: "bad" | "way" | "done" | "over" }
> = {
  open: { customerLabel: "We have it", staffLabel: "Open", tone: "bad" },
  answered: { customerLabel: "Answered", staffLabel: "Answered", tone: "way" },
  settled: { customerLabel: "Settled", staffLabel: "Settled", tone: "done" },
  refused: { customerLabel: "Declined", staffLabel: "Declined", tone: "over" },
  withdrawn: { customerLabel: "Withdrawn", staffLabel: "Withdrawn", tone: "over" },
};
