import { timingSafeEqual } from "node:crypto";

/** Compares secrets in constant time, so that the time taken does not tell how much of a guess is right. */
export function isSameSecret(expected: string | Uint8Array, received: string | Uint8Array): boolean {
  const [a, b] = [Buffer.from(expected), Buffer.from(received)];
  return a.length === b.length && timingSafeEqual(a, b);
}
