import * as z from "zod/mini";
import { described } from "./described.ts";
import { replyOf } from "./envelope.ts";
import { DayText, Picture, TileColour } from "./fields.ts";

/** A review as everybody may read it. */
export const Review = z.object({
  id: z.string(),
  name: z.string(),
  message: z.string(),
  stars: z.nullable(/* @__PURE__ */ z.int().check(z.minimum(1), z.maximum(5))),
  on: described(DayText, "Day, YYYY-MM-DD"),
  verified: described(z.boolean(), "Whether the product was delivered to its author"),
  bought: z.string(),
  isDemo: described(z.boolean(), "Demo data"),
  photos: described(
    z.array(z.string()),
    "Ids of photos by the author, at `/api/reviews/photos/{id}/small` and `…/large`",
  ),
});

export const ReviewsReply = replyOf(
  z.object({ reviews: z.array(Review), page: z.int(), pages: z.int(), total: z.int() }),
);
export type ReviewsReply = z.infer<typeof ReviewsReply>;

/** Reply of `/reviews/mine`: the customer's delivered products without a review, one line per product. */
export const ReviewableReply = z.array(
  z.object({
    sku: z.string(),
    name: z.string(),
    weight: z.string(),
    tile: TileColour,
    picture: Picture,
    deliveredOn: DayText,
  }),
);
export type ReviewableReply = z.infer<typeof ReviewableReply>;
