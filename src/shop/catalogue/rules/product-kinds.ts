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
 * Whether a SKU is, or contains, a cake: candles, toppers and texts about cake suit it. A message is for a cake. A combo
 * also has one if its name or a part in words says so: its parts may not be listed, or be listed in words only.
 */
export function hasCake(
  { kind, name, takesMessage }: { kind: ProductKind; name: string; takesMessage: boolean },
  parts: readonly { kind: ProductKind | null; words: string | null }[],
): boolean {
  if (takesMessage || isCakeKind(kind) || parts.some((part) => isCakeKind(part.kind))) return true;
  return kind === "combo" && [name, ...parts.map(({ words }) => words ?? "")].some(namesCake);
}

function isCakeKind(kind: ProductKind | null): boolean {
  return kind === "cake" || kind === "pastry";
}

/** `Cheesecake` and `Cup cakes`, not `Cake topper` or `Pancakes`. */
function namesCake(text: string): boolean {
  return /(?<!pan)(cakes?|pastr(y|ies))\b(?! (topper|stand|knife|candle|server|box))/i.test(text);
}
