import type { Tx } from "../../infrastructure/database/db.ts";
import type { Services } from "../services.ts";
import { deleteUnordered } from "./photos.queries.ts";

/**
 * Deletes photos that nothing was ordered with, after they were used otherwise, in the caller's transaction. A job
 * deletes the files afterwards.
 */
export async function discardPhotos(
  services: Pick<Services, "jobs">,
  tx: Tx,
  { ids, userId }: { ids: string[]; userId: string },
): Promise<void> {
  if (ids.length === 0) return;
  const files = await deleteUnordered(tx, ids, userId);
  if (files.length > 0) await services.jobs.enqueue(tx, "photos-erased", { files });
}
