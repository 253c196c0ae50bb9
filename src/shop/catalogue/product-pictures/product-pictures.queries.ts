import { and, eq, inArray } from "drizzle-orm";
import type { Db, Tx } from "../../../infrastructure/database/db.ts";
import type { PictureFormat } from "../pictures.ts";
import { productPictures } from "./product-pictures.tables.ts";

/** A file of a picture. */
export type PictureFile = { width: number; format: PictureFormat; file: string };

/** Stores the files of a picture. False if a picture of the same content is there: its files are used. */
export async function insertPictureFiles(
  tx: Tx,
  { picture, files, now }: { picture: string; files: PictureFile[]; now: Date },
): Promise<boolean> {
  const inserted = await tx
    .insert(productPictures)
    .values(files.map((file) => ({ picture, ...file, createdAt: now })))
    .onConflictDoNothing({ target: [productPictures.picture, productPictures.width, productPictures.format] })
    .returning({ file: productPictures.file });
  return inserted.length > 0;
}

export async function selectPictureFile(
  db: Db,
  { picture, width, format }: { picture: string; width: number; format: PictureFormat },
): Promise<string | undefined> {
  const { file } = productPictures;
  const isFile = [eq(productPictures.picture, picture), eq(productPictures.width, width)];
  const [row] = await db
    .select({ file })
    .from(productPictures)
    .where(and(...isFile, eq(productPictures.format, format)));
  return row?.file;
}

/** The uploaded pictures among these that have files. */
export async function selectUploadedAmong(db: Db | Tx, pictures: string[]): Promise<string[]> {
  if (pictures.length === 0) return [];
  const { picture } = productPictures;
  const rows = await db.selectDistinct({ picture }).from(productPictures).where(inArray(picture, pictures));
  return rows.map((row) => row.picture);
}

/** The files among these that are pictures of products. */
export async function selectPictureFilesAmong(db: Db, files: string[]): Promise<string[]> {
  const { file } = productPictures;
  const rows = await db.select({ file }).from(productPictures).where(inArray(file, files));
  return rows.map((row) => row.file);
}
