/** Every kind of thing that the shop sells. */
export const PRODUCT_KINDS = [
  "cake",
  "pastry",
  "flowers",
  "plant",
  "balloons",
  "hamper",
  "chocolates",
  "soft-toy",
  "gift",
  "combo",
] as const;

export type ProductKind = (typeof PRODUCT_KINDS)[number];

/**
 * Whether a product is, or contains, a cake: candles, toppers and texts about cake suit it. Combos with a cake take a
 * message for it.
 */
export function hasCake({ kind, takesMessage }: { kind: string; takesMessage: boolean }): boolean {
  return takesMessage || kind === "cake" || kind === "pastry";
}
