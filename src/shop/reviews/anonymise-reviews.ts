import type { Tx } from "../../infrastructure/database/db.ts";
import type { Services } from "../services.ts";
import { type Author, clearAuthor, selectReviewIdsBy } from "./customer-data.queries.ts";
import { erasePhotosOfReviews } from "./erase-review-photos.ts";

/** Author name of reviews whose author was deleted. */
const NAMELESS = "A customer";

/**
 * Removes the author from their reviews, in the caller's transaction. Published reviews stay, because others relied
 * on them and stars count; unpublished ones are deleted, and so are all photos.
 */
export async function anonymiseReviews(
  services: Pick<Services, "jobs">,
  tx: Tx,
  author: Author,
): Promise<void> {
  await erasePhotosOfReviews(services, tx, { reviewIds: await selectReviewIdsBy(tx, author) });
  await clearAuthor(tx, author, NAMELESS);
}
