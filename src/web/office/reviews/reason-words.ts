import type { RejectReason } from "../../../shop/reviews/rules/reject-reasons.ts";

/** Reasons to reject a review, as the staff choose them. */
export const REASON_WORDS: Record<RejectReason, string> = {
  abuse: "it insults somebody",
  "private-data": "it tells private data",
  "off-topic": "it is about something else",
  spam: "it is advertising",
};
