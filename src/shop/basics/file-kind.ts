/** The type of an uploaded file, detected from its bytes. */
export type FileKind = "photo" | "video/mp4" | "video/quicktime" | "video/webm";

/** Brands of the ISO container that are videos every browser plays, or at least tries to. */
const MP4_BRANDS = /^(isom|iso[2-9]|mp4[12]|avc1|M4V|M4VP|MSNV|dash|3gp[4-9]|f4v)/;

/**
 * Detects the type of a file by its first bytes, ignoring name and declared type. Null unless it is a photo or video
 * format of phones.
 */
export function fileKind(bytes: Uint8Array): FileKind | null {
  const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
  if (starts(bytes, [0xff, 0xd8, 0xff])) return "photo";
  if (starts(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return "photo";
  if (text(0, 4) === "RIFF" && text(8, 12) === "WEBP") return "photo";
  if (starts(bytes, [0x1a, 0x45, 0xdf, 0xa3])) return text(4, 64).includes("webm") ? "video/webm" : null;
  if (text(4, 8) !== "ftyp") return null;
  const brand = text(8, 12);
  if (brand === "avif") return "photo";
  if (brand === "qt  ") return "video/quicktime";
  return MP4_BRANDS.test(brand) ? "video/mp4" : null;
}

function starts(bytes: Uint8Array, signature: number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte);
}
