import { addDays, type Day } from "../basics/india-time.ts";
import { type Outcome, ok, refuse } from "../basics/outcome.ts";
import { PRINTED_PHOTO_DAYS } from "../basics/retention.ts";
import type { Services } from "../services.ts";
import { claim } from "./photos.queries.ts";
import type { LinePhoto } from "./rules/line-photo.ts";
import { dpiOf, isInside, printQuality } from "./rules/photo-crop.ts";

type Claim = { userId: string; orderId: string; deliveryOn: Day; photos: LinePhoto[] };

/**
 * Makes these photos the customer's own and keeps them for the order, in the caller's transaction. Refuses photos of
 * others, crops outside the photo, and those that would print blurred.
 */
export async function claimPhotos(
  services: Services,
  { userId, orderId, deliveryOn, photos }: Claim,
): Promise<Outcome<void, "unknown-photo" | "photo-misplaced" | "photo-too-small">> {
  if (photos.length === 0) return ok(undefined);
  const ids = [...new Set(photos.map(({ id }) => id))];
  const eraseOn = addDays(deliveryOn, PRINTED_PHOTO_DAYS);
  const claimed = await claim(services.db, ids, { userId, orderId, eraseOn });
  const sizes = new Map(claimed.map((row) => [row.id, row]));
  for (const photo of photos) {
    const size = sizes.get(photo.id);
    if (!size) return refuse("unknown-photo");
    const isSameSize = photo.width === size.width && photo.height === size.height;
    if (!isSameSize || !isInside(photo, size)) return refuse("photo-misplaced");
    if (printQuality(dpiOf(photo.side, photo.widthMm)) === "too small") return refuse("photo-too-small");
  }
  return ok(undefined);
}
