import type { Tx } from "../../infrastructure/database/db.ts";
import type { Services } from "../services.ts";
import { filesOf } from "./draw-review-photos.ts";
import { deleteReviewPhotos } from "./review-photos.queries.ts";

/**
 * Deletes photos of reviews, except those with these ids, in the caller's transaction. A job deletes the files
 * afterwards. Returns how many photos were deleted.
 */
export async function erasePhotosOfReviews(
  { jobs }: Pick<Services, "jobs">,
  tx: Tx,
  { reviewIds, except = [] }: { reviewIds: string[]; except?: readonly string[] },
): Promise<number> {
  const photos = await deleteReviewPhotos(tx, reviewIds, except);
  if (photos.length > 0) await jobs.enqueue(tx, "photos-erased", { files: filesOf(photos) });
  return photos.length;
}
