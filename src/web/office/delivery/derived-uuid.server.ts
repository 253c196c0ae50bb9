import { createHash } from "node:crypto";

/** A UUID made from texts: the same texts always give the same one (version 8 of RFC 9562). */
export function derivedUuid(...texts: string[]): string {
  const hash = createHash("sha256").update(JSON.stringify(texts)).digest("hex");
  const [a, b, c, d, e] = [
    hash.slice(0, 8),
    hash.slice(8, 12),
    hash.slice(13, 16),
    hash.slice(17, 20),
    hash.slice(20, 32),
  ];
  return `${a}-${b}-8${c}-8${d}-${e}`;
}
