import * as z from "zod/mini";
import { described } from "../described.ts";
import { replyOf } from "../envelope.ts";
import { Instant } from "../fields.ts";

export const WaitingReviewsReply = replyOf(
  z.object({
    reviews: z.array(
      z.object({
        ...{ id: z.string(), name: z.string(), message: z.string(), at: Instant },
        stars: described(z.nullable(z.int()), "1 to 5; null for a review without"),
        about: described(z.nullable(z.string()), "The bought product; null for a review of the shop"),
        photos: described(
          z.array(z.string()),
          "Ids. Only staff in the office see them before they are shown",
        ),
      }),
    ),
    total: described(z.int(), "Number of reviews to approve"),
    next: described(z.nullable(z.string()), "For `after`; null on the last page"),
  }),
);

export const ReviewReply = replyOf(z.object({ id: z.string(), status: z.enum(["approved", "rejected"]) }));
