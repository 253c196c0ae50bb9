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
export function answersTo(status: string): AnswerStatus[] {
  return ANSWERS.filter((to) => COMPLAINT_LIFE.may(status, to));
}

const WORDS: Record<ComplaintStatus, string> = {
  open: "We have it",
  answered: "Answered",
  settled: "Settled",
  refused: "Declined",
  withdrawn: "Withdrawn",
};

/** Where a complaint stands, for people. */
export function complaintWords(status: string): string {
  return WORDS[status as ComplaintStatus] ?? status;
}
