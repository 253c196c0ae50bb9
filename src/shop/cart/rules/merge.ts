/** The most of one thing that a cart takes. */
export const MAX_QUANTITY = 20;

/** So many different things a cart takes: as many as one order. */
export const MOST_THINGS = 30;

/** A SKU and how many of it. */
export type Line = { sku: string; quantity: number };

/** Each SKU once, in the order in which it first came, its quantities added up to at most 20. */
export function mergeLines(lines: Line[]): Line[] {
  const merged = new Map<string, number>();
  for (const { sku, quantity } of lines) {
    merged.set(sku, Math.min(MAX_QUANTITY, (merged.get(sku) ?? 0) + quantity));
  }
  return [...merged].map(([sku, quantity]) => ({ sku, quantity }));
}
