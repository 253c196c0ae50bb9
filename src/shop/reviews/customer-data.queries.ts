import { and, asc, eq, isNull, ne, or, sql } from "drizzle-orm";
import type { Db, Tx } from "../../infrastructure/database/db.ts";
import { reviews } from "./reviews.tables.ts";

/** `email` is null if unverified, because someone else may have used it. */
export type Author = { userId: string; email: string | null };

/** Reviews of the account, and those sent without one under the author's e-mail. */
function ofAuthor({ userId, email }: Author) {
  const isOwnReview = eq(reviews.userId, userId);
  if (email === null) return isOwnReview;
  return or(isOwnReview, and(isNull(reviews.userId), eq(sql`lower(${reviews.email})`, email.toLowerCase())));
}

export function selectReviewsBy(db: Db | Tx, author: Author) {
  return db.select().from(reviews).where(ofAuthor(author)).orderBy(asc(reviews.createdAt));
}

export async function selectReviewIdsBy(db: Db | Tx, author: Author): Promise<string[]> {
  const rows = await db.select({ id: reviews.id }).from(reviews).where(ofAuthor(author));
  return rows.map(({ id }) => id);
}

/** Anonymises published reviews, and erases the others. */
export async function clearAuthor(tx: Tx, author: Author, name: string): Promise<void> {
  await tx.delete(reviews).where(and(ofAuthor(author), ne(reviews.status, "approved")));
  await tx
    .update(reviews)
    // The digest covers e-mail and text, so it could confirm a guess at both.
    .set({ userId: null, name, email: "", phone: "", digest: sql`'erased:' || ${reviews.id}` })
    .where(ofAuthor(author));
}
