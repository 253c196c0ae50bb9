import { holdsMore } from "./holds-more.ts";
import { pixelLimit } from "./pixel-limit.ts";

/** A photo without metadata, upright: for the printer, and a small one to look at. */
export type PrintablePhoto = { print: Buffer; preview: Buffer; width: number; height: number };

/** In px. */
export type PhotoLimits = { mostPixels: number; longestSide: number };

/** Why a file cannot be a photo to print. */
export type Unprintable = "unreadable" | "moves" | "too-large";

/** An A4 sheet has 2,480 px at 300 dpi, and people print a part of their photo. */
const PRINT_SIDE = 4_000;
const PREVIEW_SIDE = 900;

/**
 * Re-encodes a photo, upright and in sRGB, so that nothing else of the file is stored.
 * @param limits a larger picture is refused before it is decoded; for `mostPixels` see `pixelLimit`
 */
export async function redrawForPrint(
  photo: Uint8Array,
  { mostPixels, longestSide }: PhotoLimits,
): Promise<PrintablePhoto | Unprintable> {
  if (holdsMore(photo)) return "unreadable";
  // Loaded with the first photo: most starts never need it.
  const { default: sharp } = await import("sharp");
  const opened = (bytes: Uint8Array) => sharp(bytes, { limitInputPixels: mostPixels, failOn: "error" });
  try {
    const facts = await sharp(photo, { limitInputPixels: false }).metadata();
    const { width, height, pages = 1 } = facts;
    if (width * height > pixelLimit(facts, mostPixels)) return "too-large";
    if (Math.max(width, height) > longestSide) return "too-large";
    if (pages > 1) return "moves";
    const { data: print, info } = await opened(photo)
      .rotate()
      .resize(PRINT_SIDE, PRINT_SIDE, { fit: "inside", withoutEnlargement: true })
      .flatten({ background: "white" })
      .webp({ quality: 90 })
      .toBuffer({ resolveWithObject: true });
    const preview = await opened(print)
      .resize(PREVIEW_SIDE, PREVIEW_SIDE, { fit: "inside", withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer();
    return { print, preview, width: info.width, height: info.height };
  } catch {
    return "unreadable";
  }
}
