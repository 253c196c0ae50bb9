import type { ComplaintStatus } from "../../../shop/complaints/rules/complaint-lifecycle.ts";

/** Where a complaint stands, as the staff say it, and in which colour. */
const TAGS: Record<ComplaintStatus, { word: string; tone: string }> = {
  open: { word: "Open", tone: "bad" },
  answered: { word: "Answered", tone: "way" },
  settled: { word: "Settled", tone: "done" },
  refused: { word: "Declined", tone: "over" },
  withdrawn: { word: "Withdrawn", tone: "over" },
};

export function ComplaintTag({ status }: { status: string }) {
  const { word, tone } = TAGS[status as ComplaintStatus] ?? { word: status, tone: "over" };
  return <span className={`off-tag ${tone}`}>{word}</span>;
}

export function complaintTagWord(status: string): string {
  return TAGS[status as ComplaintStatus]?.word ?? status;
}
