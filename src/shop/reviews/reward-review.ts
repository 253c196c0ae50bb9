import { type Outcome, ok } from "../basics/outcome.ts";
import { addCoins } from "../rewards/add-coins.ts";
import type { Services } from "../services.ts";
import { selectReview } from "./reviews.queries.ts";

/** Coins for a review of a delivered product, in section 9 of the specification. */
const REVIEW_COINS = 200;

/** Thanks the author of an approved, verified review; once, however often it runs. Others earn nothing. */
export async function rewardReview(
  services: Services,
  { reviewId }: { reviewId: string },
): Promise<Outcome<void, never>> {
  const review = await selectReview(services.db, reviewId);
  if (review?.status !== "approved" || review.orderId === null || review.userId === null)
    return ok(undefined);
  const { userId } = review;
  await addCoins(services, { userId, amount: REVIEW_COINS, reason: "review", key: `review:${reviewId}` });
  return ok(undefined);
}
