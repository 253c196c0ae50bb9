import { buffer } from "node:stream/consumers";
import { randomId } from "../basics/ids.ts";
import { type Outcome, ok, refuse } from "../basics/outcome.ts";
import { findUnorderedPhotos } from "../photos/photos.reads.ts";
import type { Services } from "../services.ts";
import { REVIEW_PHOTO_SIDES } from "./rules/review-photos.ts";

/** A photo in the sizes that are shown, stored as files that no row names yet. */
export type DrawnPhoto = { id: string; largeFile: string; smallFile: string };

/**
 * Draws photos that the author sent in the sizes of reviews, and stores these files. The caller removes them if it
 * stores no review.
 */
export async function drawReviewPhotos(
  services: Services,
  { ids, userId }: { ids: string[]; userId: string },
): Promise<Outcome<DrawnPhoto[], "unknown-photo">> {
  const { uploads } = services;
  const sent = await findUnorderedPhotos(services, { ids, userId });
  const drawn: DrawnPhoto[] = [];
  for (const id of ids) {
    const photo = sent.find((candidate) => candidate.id === id);
    const file = photo && (await uploads.open(photo.file));
    const bytes = file && (await buffer(file.read()));
    const large = bytes && (await uploads.redraw(bytes, REVIEW_PHOTO_SIDES.large));
    const small = bytes && (await uploads.redraw(bytes, REVIEW_PHOTO_SIDES.small));
    if (!large || !small) {
      await uploads.remove(filesOf(drawn));
      return refuse("unknown-photo");
    }
    const largeFile = await uploads.save(large);
    drawn.push({ id: randomId("rph"), largeFile, smallFile: await uploads.save(small) });
  }
  return ok(drawn);
}

/** The names of their files. */
export function filesOf(photos: Pick<DrawnPhoto, "largeFile" | "smallFile">[]): string[] {
  return photos.flatMap(({ largeFile, smallFile }) => [largeFile, smallFile]);
}
