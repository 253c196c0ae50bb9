import { buffer } from "node:stream/consumers";
import type { Services } from "../services.ts";
import { selectPhoto } from "./photos.queries.ts";
import type { LinePhoto } from "./rules/line-photo.ts";
import { PRINT_OUTLINES } from "./rules/print-outline.ts";

const PRINT_DPI = 300;
const MM_PER_INCH = 25.4;

/** A photo of an order line as it is printed: a JPEG with 300 dpi. Null once the photo is erased. */
export async function drawLinePhoto(
  { db, uploads }: Pick<Services, "db" | "uploads">,
  { id, shape, widthMm, ...crop }: LinePhoto,
): Promise<Buffer | null> {
  const photo = await selectPhoto(db, id);
  const file = photo ? await uploads.open(photo.file) : null;
  if (!file) return null;
  const bytes = await buffer(file.read());
  const pixels = Math.round((widthMm / MM_PER_INCH) * PRINT_DPI);
  return uploads.drawPrint(bytes, { ...crop, outline: PRINT_OUTLINES[shape] }, pixels);
}
