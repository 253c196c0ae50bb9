import {
  ReviewApproval,
  ReviewParams,
  ReviewRejection,
  WaitingReviewsQuery,
} from "../../contract/admin/reviews.requests.ts";
import { ReviewReply, WaitingReviewsReply } from "../../contract/admin/reviews.ts";
import { cursorAfter } from "../../shop/basics/keyset.ts";
import { approveReview } from "../../shop/reviews/approve-review.ts";
import { listOfficeReviews, TO_APPROVE } from "../../shop/reviews/list-office-reviews.ts";
import { rejectReview } from "../../shop/reviews/reject-review.ts";
import { countReviewsToApprove } from "../../shop/reviews/reviews.reads.ts";
import { answer } from "../envelope.ts";
import { accepted } from "../refusals.ts";
import { staffOf } from "../staff-caller.ts";
import { staffCalls } from "../staff-calls.ts";

/** Reviews to approve, for programs of the staff. */
export const adminReviews = staffCalls((app, services) => {
  const config = { scope: "reviews:write", permission: "approve reviews" } as const;

  app.get(
    "/admin/reviews",
    {
      config,
      schema: {
        operationId: "listWaitingReviews",
        summary: "Reviews to approve, oldest first: 20 at a time",
        description: "Without the contact of their authors.",
        querystring: WaitingReviewsQuery,
        response: { 200: WaitingReviewsReply },
      },
    },
    async ({ query: { after } }) => {
      const cursor = cursorAfter(after);
      const [{ rows, after: next }, total] = await Promise.all([
        listOfficeReviews(services, { filter: TO_APPROVE, cursor }),
        countReviewsToApprove(services),
      ]);
      const reviews = rows.map(({ at, status: _known, rejectedFor: _none, ...row }) => ({
        ...{ ...row, at: at.toISOString() },
      }));
      return answer({ reviews, total, next });
    },
  );

  app.post(
    "/admin/reviews/:id/approve",
    {
      config,
      schema: {
        operationId: "approveReview",
        summary: "Shows a review",
        description:
          "Its author earns coins if they bought the reviewed product. 404 if it is decided already. 422 if a photo is not of this review: nothing is decided or deleted.",
        params: ReviewParams,
        body: ReviewApproval,
        response: { 200: ReviewReply },
      },
    },
    async (request) => {
      const { id } = request.params;
      const { photos } = request.body;
      accepted(await approveReview(services, { id, photos, staff: await staffOf(request) }));
      return answer({ id, status: "approved" as const });
    },
  );

  app.post(
    "/admin/reviews/:id/reject",
    {
      config,
      schema: {
        operationId: "rejectReview",
        summary: "Rejects a review: it is not shown",
        description: "404 if it is decided already.",
        params: ReviewParams,
        body: ReviewRejection,
        response: { 200: ReviewReply },
      },
    },
    async (request) => {
      const { id } = request.params;
      const { reason } = request.body;
      accepted(await rejectReview(services, { id, reason, staff: await staffOf(request) }));
      return answer({ id, status: "rejected" as const });
    },
  );
});
