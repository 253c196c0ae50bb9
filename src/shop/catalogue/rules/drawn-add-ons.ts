/** Drawings for add-ons without a picture, by a word of their SKU. The first that fits is drawn. */
const DRAWN_WORDS = [
  ...(["card", "number", "name", "letter", "topper"] as const),
  ...(["hat", "banner", "knife", "spark", "candle"] as const),
] as const;

export type DrawnWord = (typeof DRAWN_WORDS)[number];

/** The drawing for an add-on of this SKU; null if the shop has none. */
export function drawnWordOf(sku: string): DrawnWord | null {
  const lower = sku.toLowerCase();
  return DRAWN_WORDS.find((word) => lower.includes(word)) ?? null;
}
