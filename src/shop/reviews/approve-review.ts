import type { Session } from "../accounts/identity.ts";
import { recordChange } from "../audit/record-change.ts";
import { type Outcome, ok, refuse } from "../basics/outcome.ts";
import { countStars } from "../catalogue/count-stars.ts";
import type { Services } from "../services.ts";
import { erasePhotosOfReviews } from "./erase-review-photos.ts";
import { decide } from "./reviews.queries.ts";
import { changeOf, deciderOf } from "./rules/decision.ts";

/**
 * Publishes a pending review with these photos, or all of them by default; others are deleted. A verified review
 * counts among its product's stars from now on, and a job rewards its author. Refuses a review that is decided already.
 */
export async function approveReview(
  services: Services,
  { id, staff, photos }: { id: string; staff: Session; photos?: string[] },
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
    const leftOut = photos
      ? await erasePhotosOfReviews(services, tx, { reviewIds: [id], except: photos })
      : 0;
    const note = leftOut > 0 ? `Without ${leftOut} of its photos.` : "";
    await recordChange({ ...services, db: tx }, { staff, role, ...changeOf(review), note });
    return ok(undefined);
  });
}
