/** What the shop can draw for an add-on without a picture, by a word of its SKU. The first that fits is drawn. */
const DRAWN_WORDS = [
  ...(["card", "number", "name", "letter", "topper"] as const),
  ...(["hat", "banner", "knife", "spark", "candle"] as const),
] as const;

export type DrawnWord = (typeof DRAWN_WORDS)[number];

/** Drawings of what only a cake needs. */
const ON_CAKES: readonly DrawnWord[] = ["number", "name", "topper", "knife", "spark", "candle"];

/** Whether the drawing of this SKU shows something for a cake. Add-ons with another SKU suit everything. */
export function isForCakes(sku: string): boolean {
  const word = drawnWordOf(sku);
  return word !== null && ON_CAKES.includes(word);
}

/** The drawing for an add-on of this SKU; null if the shop has none. */
export function drawnWordOf(sku: string): DrawnWord | null {
  const lower = sku.toLowerCase();
  return DRAWN_WORDS.find((word) => lower.includes(word)) ?? null;
}
