import { DELIVERY_PHOTO_DAYS, storedSince } from "../../basics/retention.ts";
import type { Services } from "../../services.ts";
import { clearPhotos } from "./delivery-reports.queries.ts";

/** Erases the photos of deliveries after `DELIVERY_PHOTO_DAYS`. Runs every night. */
export async function eraseDeliveryPhotos({ db, uploads, clock }: Services): Promise<{ removed: number }> {
  const receivedBefore = storedSince(clock(), DELIVERY_PHOTO_DAYS);
  const files = await db.transaction((tx) => clearPhotos(tx, { receivedBefore }));
  await uploads.remove(files);
  return { removed: files.length };
}
