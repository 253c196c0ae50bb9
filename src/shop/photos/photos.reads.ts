import type { Services } from "../services.ts";
import { selectPhotoFiles, selectPhotosOf, selectUnordered } from "./photos.queries.ts";

/** The photos among these that this customer, or a visitor, sent and nothing was ordered with. */
export async function findUnorderedPhotos(
  { db }: Pick<Services, "db">,
  { ids, userId }: { ids: string[]; userId: string },
): Promise<{ id: string; file: string }[]> {
  return ids.length === 0 ? [] : selectUnordered(db, ids, userId);
}

/** The stored files among these that belong to a photo. */
export function photoFilesAmong(
  { db }: Pick<Services, "db">,
  { files }: { files: string[] },
): Promise<string[]> {
  return selectPhotoFiles(db, files);
}

/** A customer's photos for the export of their data, oldest first. */
export async function exportPhotos({ db }: Pick<Services, "db">, { userId }: { userId: string }) {
  const photos = await selectPhotosOf(db, userId);
  return photos.map(({ id, orderId, width, height, createdAt, eraseOn }) => ({
    ...{ id, address: `/api/photos/${id}`, orderId, width, height, eraseOn },
    sentAt: createdAt.toISOString(),
  }));
}
