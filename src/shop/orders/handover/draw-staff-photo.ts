import { buffer } from "node:stream/consumers";
import type { Session } from "../../accounts/identity.ts";
import { type Outcome, ok, refuse } from "../../basics/outcome.ts";
import { findUnorderedPhotos } from "../../photos/photos.reads.ts";
import type { Services } from "../../services.ts";

/** Large enough to read the number of a door, or a message on a cake. */
const SIDE = 1_600;

/**
 * Re-encodes a photo that this person took of an order, without metadata, and stores it as a file that no row names
 * yet. Returns the name of the file; the caller removes it if it stores no row.
 */
export async function drawStaffPhoto(
  services: Services,
  { photoId, staff }: { photoId: string | null; staff: Session },
): Promise<Outcome<string, "unknown-photo">> {
  const { uploads } = services;
  const ids = photoId === null ? [] : [photoId];
  const [photo] = await findUnorderedPhotos(services, { ids, userId: staff.userId });
  const file = photo && (await uploads.open(photo.file));
  const drawn = file && (await uploads.redraw(await buffer(file.read()), SIDE));
  return drawn ? ok(await uploads.save(drawn)) : refuse("unknown-photo");
}
