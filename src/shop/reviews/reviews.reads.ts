import type { Services } from "../services.ts";
import { selectReviewPhotoFiles } from "./review-photos.queries.ts";
import { countWaiting } from "./reviews.queries.ts";

/** Reviews that are neither approved nor rejected yet. */
export async function countReviewsToApprove(services: Pick<Services, "db">): Promise<number> {
  return countWaiting(services.db);
}

/** The stored files among these that belong to a photo of a review. */
export function reviewPhotoFilesAmong(
  { db }: Pick<Services, "db">,
  { files }: { files: string[] },
): Promise<string[]> {
  return selectReviewPhotoFiles(db, files);
}
