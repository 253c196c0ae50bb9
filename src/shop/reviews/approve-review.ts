import type { Session } from "../accounts/identity.ts";
import { recordChange } from "../audit/record-change.ts";
import { type Outcome, ok, refuse } from "../basics/outcome.ts";
import { countStars } from "../catalogue/count-stars.ts";
import type { Services } from "../services.ts";
import { decide } from "./reviews.queries.ts";
import { changeOf, deciderOf } from "./rules/decision.ts";

/**
 * Shows a review that waits. A verified one counts among its product's stars from now on, and what follows from it
 * (coins for its author) is stored as a job with it. One that was decided already is refused.
 */
export async function approveReview(
  services: Services,
  { id, staff }: { id: string; staff: Session },
): Promise<Outcome<void, "unknown-review" | "not-your-move">> {
  const role = deciderOf(staff.roles);
  if (!role) return refuse("not-your-move");
  return services.db.transaction(async (tx) => {
    const decision = { status: "approved", decidedBy: staff.userId, decidedAt: services.clock() } as const;
    const review = await decide(tx, id, decision);
    if (!review) return refuse("unknown-review");
    if (review.orderId !== null && review.productId !== null && review.stars !== null) {
      await countStars({ db: tx }, { productId: review.productId, stars: review.stars });
      await services.jobs.enqueue(tx, "review-approved", { reviewId: review.id });
    }
    await recordChange({ ...services, db: tx }, { staff, role, ...changeOf(review) });
    return ok(undefined);
  });
}
