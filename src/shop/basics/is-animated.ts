const latin1 = new TextDecoder("latin1");

/** Whether the file is an animated PNG, WebP or AVIF. Reads its header only; the browser passes just the start of a file. */
export function isAnimated(bytes: Uint8Array): boolean {
  const text = (from: number, to: number) => latin1.decode(bytes.subarray(from, to));
  if (text(1, 4) === "PNG") return isAnimatedPng(bytes, text);
  // The flags follow the first chunk's name and length.
  if (text(8, 16) === "WEBPVP8X") return ((bytes[20] ?? 0) & 2) !== 0;
  if (text(4, 8) !== "ftyp") return false;
  const brands = text(8, Math.min(uint32(bytes, 0), 256));
  return brands.includes("avis");
}

/** An animated PNG has the chunk `acTL` before its first picture. */
function isAnimatedPng(bytes: Uint8Array, text: (from: number, to: number) => string): boolean {
  for (let at = 8; at < bytes.length; at += uint32(bytes, at) + 12) {
    const chunk = text(at + 4, at + 8);
    if (chunk === "acTL") return true;
    if (chunk === "IDAT") return false;
  }
  return false;
}

function uint32(bytes: Uint8Array, at: number): number {
  const [a = 0, b = 0, c = 0, d = 0] = bytes.subarray(at, at + 4);
  return a * 2 ** 24 + b * 2 ** 16 + c * 2 ** 8 + d;
}
