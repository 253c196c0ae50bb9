import { CAKE_PHOTO_DAYS, storedSince } from "../../basics/retention.ts";
import type { Services } from "../../services.ts";
import { deleteCakePhotos } from "./cake-photos.queries.ts";

/** Erases photos of finished cakes with their answers after `CAKE_PHOTO_DAYS`. Runs every night. */
export async function eraseCakePhotos({ db, jobs, clock }: Services): Promise<{ removed: number }> {
  const takenBefore = storedSince(clock(), CAKE_PHOTO_DAYS);
  return db.transaction(async (tx) => {
    const files = await deleteCakePhotos(tx, { takenBefore });
    if (files.length > 0) await jobs.enqueue(tx, "photos-erased", { files });
    return { removed: files.length };
  });
}
