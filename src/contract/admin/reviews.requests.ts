import { z } from "zod";
import { ReviewKey } from "../../shop/reviews/reviews.inputs.ts";
import { REJECT_REASONS } from "../../shop/reviews/rules/reject-reasons.ts";
import { MOST_REVIEW_PHOTOS } from "../../shop/reviews/rules/review-photos.ts";

/** Strict: a program that still sends `page` would read the first page again and again. */
export const WaitingReviewsQuery = z.strictObject({
  after: ReviewKey.optional().describe("`next` of the reply before"),
});

/** Any text: an unknown id is a 404. */
export const ReviewParams = z.object({ id: z.string().max(100) });

export const ReviewApproval = z.object({
  photos: z
    .array(z.string().max(64))
    .max(MOST_REVIEW_PHOTOS)
    .describe("Ids of the photos to show. The others are deleted"),
});

export const ReviewRejection = z.object({
  reason: z.enum(REJECT_REASONS).describe("Few stars are no reason. Its photos are deleted"),
});
