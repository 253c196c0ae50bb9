import { productPictureFilesAmong } from "../catalogue/catalogue.reads.ts";
import { proofFilesAmong } from "../complaints/complaints.reads.ts";
import { cakePhotoFilesAmong, deliveryPhotoFilesAmong } from "../orders/orders.reads.ts";
import { photoFilesAmong } from "../photos/photos.reads.ts";
import { reviewPhotoFilesAmong } from "../reviews/reviews.reads.ts";
import type { Services } from "../services.ts";

/** Files are written before their row, so a young file may not be named yet. */
const STRAY_AFTER_MS = 24 * 60 * 60_000;
const BATCH = 1_000;

/** Removes stored files that no row names, left over from a crash. Runs every night. */
export async function eraseStrays(services: Services): Promise<{ removed: number }> {
  const { uploads, clock } = services;
  const old = await uploads.olderThan(new Date(clock().getTime() - STRAY_AFTER_MS));
  let removed = 0;
  for (let from = 0; from < old.length; from += BATCH) {
    const files = old.slice(from, from + BATCH);
    const named = new Set([
      ...(await proofFilesAmong(services, { files })),
      ...(await photoFilesAmong(services, { files })),
      ...(await cakePhotoFilesAmong(services, { files })),
      ...(await deliveryPhotoFilesAmong(services, { files })),
      ...(await reviewPhotoFilesAmong(services, { files })),
      ...(await productPictureFilesAmong(services, { files })),
    ]);
    const strays = files.filter((file) => !named.has(file));
    await uploads.remove(strays);
    removed += strays.length;
  }
  return { removed };
}
