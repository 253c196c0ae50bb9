import type { Services } from "../services.ts";
import { selectPhotoFiles, selectPhotosOf } from "./photos.queries.ts";

/** Those of these stored files that belong to a photo. */
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
