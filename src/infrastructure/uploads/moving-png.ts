/** An animated PNG has this chunk before its first picture. libvips reads that picture alone. */
export function isMovingPng(photo: Uint8Array): boolean {
  const head = Buffer.from(photo.buffer, photo.byteOffset, Math.min(photo.byteLength, 64 * 1024));
  const animation = head.indexOf("acTL", 0, "latin1");
  return head[0] === 0x89 && animation > 0 && animation < head.indexOf("IDAT", 0, "latin1");
}
