import type { Services } from "../services.ts";
import { clearPhotos } from "./delivery-reports.queries.ts";

const DAY_MS = 24 * 60 * 60_000;
/** As long as the receiver is known: a photo may show their home. */
const KEPT_DAYS = 90;

/** Erases the photos of deliveries after 90 days. Runs every night. */
export async function eraseDeliveryPhotos({ db, uploads, clock }: Services): Promise<{ removed: number }> {
  const receivedBefore = new Date(clock().getTime() - KEPT_DAYS * DAY_MS);
  const files = await db.transaction((tx) => clearPhotos(tx, { receivedBefore }));
  await uploads.remove(files);
  return { removed: files.length };
}
