import { asc, desc, eq, inArray, lt } from "drizzle-orm";
import type { Db, Tx } from "../../../infrastructure/database/db.ts";
import type { PhotoAnswer } from "../rules/cake-photo.ts";
import { cakePhotos } from "./cake-photos.tables.ts";

type Handle = Db | Tx;

export type CakePhoto = typeof cakePhotos.$inferSelect;

export async function selectCakePhoto(db: Handle, id: string) {
  const [photo] = await db.select().from(cakePhotos).where(eq(cakePhotos.id, id));
  return photo;
}

/** The photos of these orders, the oldest of each first. */
export function selectCakePhotos(db: Handle, orderIds: string[]) {
  return db
    .select()
    .from(cakePhotos)
    .where(inArray(cakePhotos.orderId, orderIds))
    .orderBy(asc(cakePhotos.orderId), asc(cakePhotos.nth));
}

/** The newest photo of an order; undefined for none. */
export async function selectNewestCakePhoto(db: Handle, orderId: string) {
  const [photo] = await db
    .select()
    .from(cakePhotos)
    .where(eq(cakePhotos.orderId, orderId))
    .orderBy(desc(cakePhotos.nth))
    .limit(1);
  return photo;
}

/** False if a photo with this id exists. */
export async function insertCakePhoto(tx: Handle, photo: typeof cakePhotos.$inferInsert): Promise<boolean> {
  const inserted = await tx
    .insert(cakePhotos)
    .values(photo)
    .onConflictDoNothing({ target: cakePhotos.id })
    .returning({ id: cakePhotos.id });
  return inserted.length === 1;
}

export async function setPhotoAnswer(
  tx: Handle,
  id: string,
  answer: { answer: PhotoAnswer; wish: string; answeredAt: Date },
): Promise<void> {
  await tx.update(cakePhotos).set(answer).where(eq(cakePhotos.id, id));
}

/** Deletes photos taken before this instant, or of these orders. Returns their files. */
export async function deleteCakePhotos(
  db: Handle,
  of: { takenBefore: Date } | { orderIds: string[] },
): Promise<string[]> {
  const condition =
    "orderIds" in of ? inArray(cakePhotos.orderId, of.orderIds) : lt(cakePhotos.takenAt, of.takenBefore);
  const deleted = await db.delete(cakePhotos).where(condition).returning({ file: cakePhotos.file });
  return deleted.map(({ file }) => file);
}

/** The files among these that a photo of a cake names. */
export async function selectCakePhotoFiles(db: Handle, files: string[]): Promise<string[]> {
  if (files.length === 0) return [];
  const rows = await db
    .select({ file: cakePhotos.file })
    .from(cakePhotos)
    .where(inArray(cakePhotos.file, files));
  return rows.map(({ file }) => file);
}
