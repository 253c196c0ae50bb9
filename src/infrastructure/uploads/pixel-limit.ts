import type { Metadata } from "sharp";

/** Decoding 24 megapixels of AVIF takes 0.5 GB, 64 take 1.3 GB: five times as much as other formats. */
const AVIF_SHARE = 0.375;
/** PNG with 16 bits a colour takes twice the memory. */
const DEEP_SHARE = 0.5;

/** How many pixels of such a picture are decoded, where other formats may have this many. */
export function pixelLimit(
  { format, depth }: Pick<Metadata, "format" | "depth">,
  mostPixels: number,
): number {
  if (format === "heif") return mostPixels * AVIF_SHARE;
  return depth === "ushort" ? mostPixels * DEEP_SHARE : mostPixels;
}
