import type { Tx } from "../../infrastructure/database/db.ts";
import { dayOf } from "../basics/india-time.ts";
import type { Services } from "../services.ts";
import { deleteDue, deletePhotosOf } from "./photos.queries.ts";

/** Erases photos to print that are due, as `retention.ts` says. Runs every night. */
export async function erasePhotos({ db, uploads, clock }: Services): Promise<{ removed: number }> {
  const files = await deleteDue(db, dayOf(clock()));
  await uploads.remove(files);
  return { removed: files.length };
}

/** Erases the photos of a customer, in the caller's transaction. A job deletes the files afterwards. */
export async function erasePhotosOf(
  services: Pick<Services, "jobs">,
  tx: Tx,
  { userId }: { userId: string },
): Promise<void> {
  const files = await deletePhotosOf(tx, userId);
  if (files.length > 0) await services.jobs.enqueue(tx, "photos-erased", { files });
}
