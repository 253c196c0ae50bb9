import { lifecycle } from "../../basics/lifecycle.ts";

/** What becomes of a complaint. An answered one is still open to a better end; `withdrawn` with its customer's account. */
export const COMPLAINT_LIFE = lifecycle("open", {
  open: ["answered", "settled", "refused", "withdrawn"],
  answered: ["settled", "refused", "withdrawn"],
  settled: [],
  refused: [],
  withdrawn: [],
});

export type ComplaintStatus = keyof typeof COMPLAINT_LIFE.moves;

/** Where the staff may bring one: always with words that its customer is mailed. */
export const ANSWERS = ["answered", "settled", "refused"] as const satisfies ComplaintStatus[];

export type AnswerStatus = (typeof ANSWERS)[number];

/** States in which the shop still owes something. */
export const UNSETTLED: ComplaintStatus[] = COMPLAINT_LIFE.before("settled");

/** What the staff may make of a complaint that stands here. */
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
