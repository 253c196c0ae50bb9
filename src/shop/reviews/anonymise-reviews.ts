import type { Tx } from "../../infrastructure/database/db.ts";
import { type Author, clearAuthor } from "./customer-data.queries.ts";

/** Who is said to have written a review whose author is gone. */
export const NAMELESS = "A customer";

/**
 * Takes the author out of their reviews, in the caller's transaction. What is shown stays: others chose by it, its
 * stars count, and text and stars are never changed. What was never shown goes.
 */
export async function anonymiseReviews(tx: Tx, author: Author): Promise<void> {
  await clearAuthor(tx, author, NAMELESS);
}
