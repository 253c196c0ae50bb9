import { addCoins } from "../rewards/add-coins.ts";
import { BONUSES } from "../rewards/rules/bonuses.ts";
import type { Services } from "../services.ts";
import { selectReview } from "./reviews.queries.ts";

/** Adds coins for an approved, verified review, once. Others earn nothing. */
export async function rewardReview(services: Services, { reviewId }: { reviewId: string }): Promise<void> {
  const review = await selectReview(services.db, reviewId);
  if (review?.status !== "approved" || review.orderId === null || review.userId === null) return;
  const { userId } = review;
  await addCoins(services, { userId, amount: BONUSES.review, reason: "review", key: `review:${reviewId}` });
}
