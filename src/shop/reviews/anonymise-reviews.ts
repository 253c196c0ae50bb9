import type { Tx } from "../../infrastructure/database/db.ts";
import { type Author, clearAuthor } from "./customer-data.queries.ts";

/** Author name of reviews whose author was deleted. */
export const NAMELESS = "A customer";

/**
 * Removes the author from their reviews, in the caller's transaction. Published reviews stay, because others relied
 * on them and stars count; unpublished ones are deleted.
 */
export async function anonymiseReviews(tx: Tx, author: Author): Promise<void> {
  await clearAuthor(tx, author, NAMELESS);
}
