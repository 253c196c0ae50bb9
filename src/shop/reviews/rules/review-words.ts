import type { ReviewStatus } from "./review-status.ts";

/** The status of a review as staff read it. */
export const REVIEW_WORDS: Record<ReviewStatus, string> = {
  pending: "To approve",
  approved: "Shown",
  rejected: "Not shown",
};
