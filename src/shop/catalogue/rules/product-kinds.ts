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
 * Whether a SKU is, or contains, a cake: candles, toppers and texts about cake suit it. A message is for a cake, also
 * for one that the parts of a combo name in words only.
 * @param parts the kinds of its parts; null for words
 */
export function hasCake(
  { kind, takesMessage }: { kind: string; takesMessage: boolean },
  parts: readonly (string | null)[],
): boolean {
  return takesMessage || [kind, ...parts].some((name) => name === "cake" || name === "pastry");
}
