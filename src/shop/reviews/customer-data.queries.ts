import { and, asc, eq, isNull, ne, or, sql } from "drizzle-orm";
import type { Db, Tx } from "../../infrastructure/database/db.ts";
import { reviews } from "./reviews.tables.ts";

/** `email` is null while nobody has proven that it is theirs: another may have written from it. */
export type Author = { userId: string; email: string | null };

/** By the account; and of those that were sent without one, by the e-mail that their author gave. */
function ofAuthor({ userId, email }: Author) {
  const own = eq(reviews.userId, userId);
  if (email === null) return own;
  return or(own, and(isNull(reviews.userId), eq(sql`lower(${reviews.email})`, email.toLowerCase())));
}

export function selectReviewsBy(db: Db | Tx, author: Author) {
  return db.select().from(reviews).where(ofAuthor(author)).orderBy(asc(reviews.createdAt));
}

/** Those that are shown lose their author; those that are not are erased. */
export async function clearAuthor(tx: Tx, author: Author, name: string): Promise<void> {
  await tx.delete(reviews).where(and(ofAuthor(author), ne(reviews.status, "approved")));
  await tx
    .update(reviews)
    // The digest was made of e-mail and words: it would tell whoever knows both.
    .set({ userId: null, name, email: "", phone: "", digest: sql`'erased:' || ${reviews.id}` })
    .where(ofAuthor(author));
}
