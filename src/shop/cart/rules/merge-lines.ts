import { MAX_QUANTITY } from "./cart-limits.ts";

/** A SKU and how many of it. */
export type Line = { sku: string; quantity: number };

/** Merges lines by SKU, in order of first appearance, each up to `MAX_QUANTITY`. */
export function mergeLines(lines: Line[]): Line[] {
  const merged = new Map<string, number>();
  for (const { sku, quantity } of lines) {
    merged.set(sku, Math.min(MAX_QUANTITY, (merged.get(sku) ?? 0) + quantity));
  }
  return [...merged].map(([sku, quantity]) => ({ sku, quantity }));
}
