import { fileKind } from "../basics/file-kind.ts";
import { randomId } from "../basics/ids.ts";
import { addDays, dayOf } from "../basics/india-time.ts";
import { isAnimated } from "../basics/is-animated.ts";
import { type Outcome, ok, refuse } from "../basics/outcome.ts";
import { UNORDERED_PHOTO_DAYS } from "../basics/retention.ts";
import type { Services } from "../services.ts";
import { insertPhoto } from "./photos.queries.ts";
import type { PhotoSize } from "./rules/photo-crop.ts";
import { LONGEST_PHOTO_SIDE, MOST_PHOTO_PIXELS } from "./rules/photo-limits.ts";

export type StoredPhoto = PhotoSize & { id: string };

const LIMITS = { mostPixels: MOST_PHOTO_PIXELS, longestSide: LONGEST_PHOTO_SIDE };

/**
 * Stores a photo to be printed: upright, without metadata, at most 4,000 px wide and high, with a small preview. Its
 * type is detected by content.
 * @param userId null for a visitor, who orders with it after signing in
 */
export async function storePhoto(
  services: Services,
  { bytes, userId }: { bytes: Uint8Array; userId: string | null },
): Promise<Outcome<StoredPhoto, "photo-unreadable" | "photo-moves" | "photo-too-large">> {
  const { db, uploads, clock } = services;
  // Before its type: that of an animated AVIF is no photo.
  if (isAnimated(bytes)) return refuse("photo-moves");
  if (fileKind(bytes) !== "photo") return refuse("photo-unreadable");
  const drawn = await uploads.redrawForPrint(bytes, LIMITS);
  if (typeof drawn === "string") return refuse(`photo-${drawn}`);
  const { width, height } = drawn;
  const now = clock();
  const saved: string[] = [];
  let isStored = false;
  try {
    const file = await uploads.save(drawn.print);
    saved.push(file);
    const previewFile = await uploads.save(drawn.preview);
    saved.push(previewFile);
    const id = randomId("ph");
    const eraseOn = addDays(dayOf(now), UNORDERED_PHOTO_DAYS);
    await insertPhoto(db, { id, userId, file, previewFile, width, height, createdAt: now, eraseOn });
    isStored = true;
    return ok({ id, width, height });
  } finally {
    if (!isStored) await uploads.remove(saved);
  }
}
