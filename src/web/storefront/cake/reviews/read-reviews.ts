import { ReviewsReply } from "../../../../contract/reviews.ts";
import { apiFetch } from "../../../session/api-fetch.ts";

/** A page of a product's reviews, counted from 1; null if it could not be loaded. */
export async function readReviews(productId: string, page: number): Promise<ReviewsReply["data"] | null> {
  const url = `/api/cakes/reviews/${encodeURIComponent(productId)}?page=${page}`;
  const reply = await apiFetch(url, { reply: ReviewsReply });
  return reply.ok ? reply.data : null;
}
