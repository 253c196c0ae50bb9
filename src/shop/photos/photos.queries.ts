import { and, eq, inArray, isNull, lt, lte, or, sql } from "drizzle-orm";
import type { Db, Tx } from "../../infrastructure/database/db.ts";
import type { Day } from "../basics/india-time.ts";
import { printPhotos } from "./photos.tables.ts";

type Handle = Db | Tx;

export async function insertPhoto(db: Handle, photo: typeof printPhotos.$inferInsert): Promise<void> {
  await db.insert(printPhotos).values(photo);
}

export async function selectPhoto(db: Handle, id: string) {
  const [photo] = await db.select().from(printPhotos).where(eq(printPhotos.id, id));
  return photo;
}

/** Photos of this customer, oldest first. */
export function selectPhotosOf(db: Handle, userId: string) {
  return db
    .select()
    .from(printPhotos)
    .where(eq(printPhotos.userId, userId))
    .orderBy(printPhotos.createdAt, printPhotos.id);
}

/** Gives photos without an owner, or the customer's own, to an order. Others stay as they are. */
export function claim(db: Handle, ids: string[], by: { userId: string; orderId: string; eraseOn: Day }) {
  return db
    .update(printPhotos)
    .set({
      userId: by.userId,
      orderId: by.orderId,
      eraseOn: sql`greatest(${printPhotos.eraseOn}, ${by.eraseOn})`,
    })
    .where(
      and(inArray(printPhotos.id, ids), or(isNull(printPhotos.userId), eq(printPhotos.userId, by.userId))),
    )
    .returning({ id: printPhotos.id, width: printPhotos.width, height: printPhotos.height });
}

/** Keeps these photos until this day at least. */
export async function keepUntil(db: Handle, ids: string[], eraseOn: Day): Promise<void> {
  await db
    .update(printPhotos)
    .set({ eraseOn })
    .where(and(inArray(printPhotos.id, ids), lt(printPhotos.eraseOn, eraseOn)));
}

/** Deletes the rows that are due; names of their files. */
export async function deleteDue(db: Handle, today: Day): Promise<string[]> {
  const deleted = await db
    .delete(printPhotos)
    .where(lte(printPhotos.eraseOn, today))
    .returning({ file: printPhotos.file, previewFile: printPhotos.previewFile });
  return deleted.flatMap(({ file, previewFile }) => [file, previewFile]);
}

/** Deletes all rows of a customer; names of their files. */
export async function deletePhotosOf(db: Handle, userId: string): Promise<string[]> {
  const deleted = await db
    .delete(printPhotos)
    .where(eq(printPhotos.userId, userId))
    .returning({ file: printPhotos.file, previewFile: printPhotos.previewFile });
  return deleted.flatMap(({ file, previewFile }) => [file, previewFile]);
}

const unordered = (ids: string[], userId: string) =>
  and(
    inArray(printPhotos.id, ids),
    isNull(printPhotos.orderId),
    or(isNull(printPhotos.userId), eq(printPhotos.userId, userId)),
  );

/** The photos among these that this customer, or a visitor, sent and nothing was ordered with. */
export function selectUnordered(db: Handle, ids: string[], userId: string) {
  return db.select().from(printPhotos).where(unordered(ids, userId));
}

/** Deletes these; names of their files. */
export async function deleteUnordered(db: Handle, ids: string[], userId: string): Promise<string[]> {
  const deleted = await db
    .delete(printPhotos)
    .where(unordered(ids, userId))
    .returning({ file: printPhotos.file, previewFile: printPhotos.previewFile });
  return deleted.flatMap(({ file, previewFile }) => [file, previewFile]);
}

/** The files among these that a row names. */
export async function selectPhotoFiles(db: Handle, files: string[]): Promise<string[]> {
  if (files.length === 0) return [];
  const rows = await db
    .select({ file: printPhotos.file, previewFile: printPhotos.previewFile })
    .from(printPhotos)
    .where(or(inArray(printPhotos.file, files), inArray(printPhotos.previewFile, files)));
  return rows.flatMap(({ file, previewFile }) => [file, previewFile]);
}
