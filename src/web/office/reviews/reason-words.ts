import type { RejectReason } from "../../../shop/reviews/rules/reject-reasons.ts";

/** Why a review is not shown, as the staff choose it. */
export const REASON_WORDS: Record<RejectReason, string> = {
  abuse: "it insults somebody",
  "private-data": "it tells private data",
  "off-topic": "it is about something else",
  spam: "it is advertising",
};
