import type { Session } from "../accounts/identity.ts";
import { recordChange } from "../audit/record-change.ts";
import { type Outcome, ok, refusableTransaction, refuse } from "../basics/outcome.ts";
import { countStars } from "../catalogue/storefront/count-stars.ts";
import type { Services } from "../services.ts";
import { erasePhotosOfReviews } from "./erase-review-photos.ts";
import { selectReviewPhotos } from "./review-photos.queries.ts";
import { decide } from "./reviews.queries.ts";
import { changeOf, deciderOf } from "./rules/decision.ts";

/**
 * Publishes a pending review with these photos (default: all) and deletes the others. A verified one counts among the
 * product's stars, and a job rewards its author. Refuses a decided review, and photos that it does not have.
 */
export async function approveReview(
  services: Services,
  { id, staff, photos }: { id: string; staff: Session; photos?: string[] },
): Promise<Outcome<void, "unknown-review" | "unknown-review-photo" | "not-your-move">> {
  const role = deciderOf(staff.roles);
  if (!role) return refuse("not-your-move");
  return refusableTransaction(services.db, async (tx) => {
    const decision = { status: "approved", decidedBy: staff.userId, decidedAt: services.clock() } as const;
    const review = await decide(tx, id, decision);
    if (!review) return refuse("unknown-review");
    const stored = photos?.length ? ((await selectReviewPhotos(tx, [id])).get(id) ?? []) : [];
    const unknown = photos?.filter((photo) => !stored.some((known) => known.id === photo)) ?? [];
    if (unknown.length > 0) return refuse("unknown-review-photo", { photos: unknown });
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
