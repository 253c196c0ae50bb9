import type { Session } from "../../accounts/identity.ts";
import { type Outcome, ok, refuse } from "../../basics/outcome.ts";
import type { Services } from "../../services.ts";
import { catalogueEditorOf } from "../rules/catalogue-editor.ts";
import {
  LONGEST_PICTURE_SIDE,
  MOST_PICTURE_BYTES,
  MOST_PICTURE_PIXELS,
  PICTURES_AN_HOUR,
  SHORTEST_PICTURE_SIDE,
} from "../rules/picture-limits.ts";
import type { PictureFile } from "./product-pictures.queries.ts";

const LIMITS = {
  ...{ mostPixels: MOST_PICTURE_PIXELS, longestSide: LONGEST_PICTURE_SIDE },
  shortestSide: SHORTEST_PICTURE_SIDE,
};

export type UploadRefusal =
  | ("not-your-move" | "too-many-tries" | "no-room-for-pictures" | "picture-not-only-a-picture")
  | ("picture-unreadable" | "picture-moves" | "picture-too-large" | "picture-too-small");

type Stored<Refused extends string> = Outcome<{ areFilesUsed: boolean }, Refused>;

/**
 * Draws an uploaded picture anew in all sizes, and lets `store` write it. Its files are removed unless they are used:
 * the shop may have a picture of the same content.
 */
export async function storeUpload<Refused extends string>(
  { uploads, rateLimiter }: Pick<Services, "uploads" | "rateLimiter">,
  { file, staff }: { file: Uint8Array; staff: Session },
  store: (picture: string, files: PictureFile[]) => Promise<Stored<Refused>>,
): Promise<Outcome<null, Refused | UploadRefusal>> {
  if (!catalogueEditorOf(staff.roles)) return refuse("not-your-move");
  const { allowed } = await rateLimiter.take(`product-pictures:${staff.userId}`, PICTURES_AN_HOUR, 3_600);
  if (!allowed) return refuse("too-many-tries");
  if (file.byteLength > MOST_PICTURE_BYTES) return refuse("picture-too-large");
  if (!(await uploads.hasRoom())) return refuse("no-room-for-pictures");
  const drawn = await uploads.drawProductPicture(file, LIMITS);
  if (typeof drawn === "string") return refuse(`picture-${drawn}`);
  const files: PictureFile[] = [];
  let isStored = false;
  try {
    for (const { width, format, bytes } of drawn.files)
      files.push({ width, format, file: await uploads.save(bytes) });
    const stored = await store(drawn.id, files);
    isStored = stored.ok && stored.value.areFilesUsed;
    return stored.ok ? ok(null) : stored;
  } finally {
    if (!isStored) await uploads.remove(files.map((written) => written.file));
  }
}
