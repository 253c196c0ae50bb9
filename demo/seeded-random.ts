/**
 * A pseudo-random number from 0 up to 1 that depends on the text alone. A line added to a table therefore changes
 * only what that line generates.
 */
export function chance(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

/** The items in an order that depends on the seed and each item's key alone. */
export function shuffled<T>(items: readonly T[], seed: string, keyOf: (item: T) => string): T[] {
  return items
    .map((item) => ({ item, at: chance(`${seed}|${keyOf(item)}`) }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}

/** A whole number from `least` to `most`. */
export function whole(text: string, least: number, most: number): number {
  return least + Math.floor(chance(text) * (most - least + 1));
}
