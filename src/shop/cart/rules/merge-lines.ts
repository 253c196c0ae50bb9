/** The most of one SKU that a cart holds. */
export const MAX_QUANTITY = 20;

/** The most different SKUs in a cart, as in one order. */
export const MOST_THINGS = 30;

/** A SKU and how many of it. */
export type Line = { sku: string; quantity: number };

/** Merges lines by SKU, in order of first appearance, each up to 20. */
export function mergeLines(lines: Line[]): Line[] {
  const merged = new Map<string, number>();
  for (const { sku, quantity } of lines) {
    merged.set(sku, Math.min(MAX_QUANTITY, (merged.get(sku) ?? 0) + quantity));
  }
  return [...merged].map(([sku, quantity]) => ({ sku, quantity }));
}
