import type { Services } from "../services.ts";
import { deleteCakePhotos } from "./cake-photos.queries.ts";

const DAY_MS = 24 * 60 * 60_000;
/** As long as the receiver is known: the cake may bear a name. */
const KEPT_DAYS = 90;

/** Erases photos of finished cakes with their answers after 90 days. Runs every night. */
export async function eraseCakePhotos({ db, jobs, clock }: Services): Promise<{ removed: number }> {
  const takenBefore = new Date(clock().getTime() - KEPT_DAYS * DAY_MS);
  return db.transaction(async (tx) => {
    const files = await deleteCakePhotos(tx, { takenBefore });
    if (files.length > 0) await jobs.enqueue(tx, "photos-erased", { files });
    return { removed: files.length };
  });
}
