import type { Session } from "../accounts/identity.ts";
import { recordChange } from "../audit/record-change.ts";
import { type Outcome, ok, refusableTransaction, refuse } from "../basics/outcome.ts";
import type { Services } from "../services.ts";
import { insertPictureFiles, type PictureFile } from "./product-pictures.queries.ts";
import { lockProducts, updateProduct } from "./records.queries.ts";
import { catalogueEditorOf } from "./rules/catalogue-editor.ts";
import {
  LONGEST_PICTURE_SIDE,
  MOST_PICTURE_BYTES,
  MOST_PICTURE_PIXELS,
  MOST_PICTURES,
  PICTURES_AN_HOUR,
  SHORTEST_PICTURE_SIDE,
} from "./rules/picture-limits.ts";
import { readPictureLines, toPictureLines } from "./rules/product-pictures.ts";
import { recordedProductOf } from "./save-product.ts";

const LIMITS = {
  ...{ mostPixels: MOST_PICTURE_PIXELS, longestSide: LONGEST_PICTURE_SIDE },
  shortestSide: SHORTEST_PICTURE_SIDE,
};

export type PictureRefusal =
  | ("picture-unreadable" | "picture-moves" | "picture-too-large" | "picture-too-small")
  | ("picture-not-only-a-picture" | "too-many-pictures" | "picture-twice" | "no-room-for-pictures");

type Refused = "not-your-move" | "unknown-product" | "too-many-tries" | PictureRefusal;

type Upload = { id: string; file: Uint8Array; text: string; staff: Session };

/**
 * Adds an uploaded picture to a product, after those that it has. Its type is detected by content, and it is drawn anew.
 * After a refusal nothing is stored.
 */
export async function addProductPicture(
  services: Services,
  { id, file, text, staff }: Upload,
): Promise<Outcome<null, Refused>> {
  const { uploads, rateLimiter } = services;
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
    const added = await storePicture(services, { id, text, staff, picture: drawn.id, files });
    isStored = added.ok && added.value.areFilesUsed;
    return added.ok ? ok(null) : added;
  } finally {
    if (!isStored) await uploads.remove(files.map((stored) => stored.file));
  }
}

type Storing = Omit<Upload, "file"> & { picture: string; files: PictureFile[] };

/** Adds the picture to the product. Its files are not used if another product has the same picture. */
function storePicture(services: Services, { id, text, staff, picture, files }: Storing) {
  return refusableTransaction(
    services.db,
    async (tx): Promise<Outcome<{ areFilesUsed: boolean }, Refused>> => {
      const role = catalogueEditorOf(staff.roles);
      if (!role) return refuse("not-your-move");
      const [product] = await lockProducts(tx, [id]);
      if (!product) return refuse("unknown-product");
      const stored = recordedProductOf(product);
      const before = readPictureLines(stored.pictures);
      if (before.some((shown) => shown.id === picture)) return refuse("picture-twice");
      if (before.length >= MOST_PICTURES) return refuse("too-many-pictures");
      const pictures = toPictureLines([...before, { id: picture, text }]);
      const areFilesUsed = await insertPictureFiles(tx, { picture, files, now: services.clock() });
      await updateProduct(tx, id, { ...stored, pictures });
      await recordChange(
        { ...services, db: tx },
        {
          ...{ staff, role, subject: "catalogue", subjectId: id, label: product.name },
          ...{ before: "", after: "picture added" },
          records: [{ kind: "product", key: id, before: { pictures: stored.pictures }, after: { pictures } }],
        },
      );
      return ok({ areFilesUsed });
    },
  );
}
