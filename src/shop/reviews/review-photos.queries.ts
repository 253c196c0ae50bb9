import { and, asc, eq, inArray, notInArray, or } from "drizzle-orm";
import type { Db, Tx } from "../../infrastructure/database/db.ts";
import { reviewPhotos, reviews } from "./reviews.tables.ts";

type Handle = Db | Tx;
type Photo = typeof reviewPhotos.$inferSelect;

export async function insertReviewPhotos(db: Handle, photos: Photo[]): Promise<void> {
  if (photos.length > 0) await db.insert(reviewPhotos).values(photos);
}

/** Photos of these reviews in their order, by review id. */
export async function selectReviewPhotos(db: Handle, reviewIds: string[]): Promise<Map<string, Photo[]>> {
  if (reviewIds.length === 0) return new Map();
  const photos = await db
    .select()
    .from(reviewPhotos)
    .where(inArray(reviewPhotos.reviewId, reviewIds))
    .orderBy(asc(reviewPhotos.reviewId), asc(reviewPhotos.position));
  return Map.groupBy(photos, ({ reviewId }) => reviewId);
}

/** A photo, with the author and the status of its review. */
export async function selectReviewPhoto(db: Handle, id: string) {
  const [row] = await db
    .select({ photo: reviewPhotos, authorId: reviews.userId, status: reviews.status })
    .from(reviewPhotos)
    .innerJoin(reviews, eq(reviews.id, reviewPhotos.reviewId))
    .where(eq(reviewPhotos.id, id));
  return row;
}

/** Deletes the photos of these reviews, except those with these ids. Returns the names of their files. */
export async function deleteReviewPhotos(
  db: Handle,
  reviewIds: string[],
  except: readonly string[],
): Promise<Pick<Photo, "largeFile" | "smallFile">[]> {
  if (reviewIds.length === 0) return [];
  return db
    .delete(reviewPhotos)
    .where(and(inArray(reviewPhotos.reviewId, reviewIds), notInArray(reviewPhotos.id, [...except])))
    .returning({ largeFile: reviewPhotos.largeFile, smallFile: reviewPhotos.smallFile });
}

/** The files among these that a photo names. */
export async function selectReviewPhotoFiles(db: Handle, files: string[]): Promise<string[]> {
  if (files.length === 0) return [];
  const rows = await db
    .select({ largeFile: reviewPhotos.largeFile, smallFile: reviewPhotos.smallFile })
    .from(reviewPhotos)
    .where(or(inArray(reviewPhotos.largeFile, files), inArray(reviewPhotos.smallFile, files)));
  return rows.flatMap(({ largeFile, smallFile }) => [largeFile, smallFile]);
}
