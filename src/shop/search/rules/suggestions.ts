/** How many suggestions a search box shows. */
export const MOST_SUGGESTIONS = 5;

/** An item that suggestions search. */
export type Suggestible = { sku: string; flavour: string };

/** The first few whose flavour contains the text, ignoring case, each SKU once. Blank text has none. */
export function suggestionsFor<T extends Suggestible>(items: Iterable<T>, text: string): T[] {
  const query = text.trim().toLowerCase();
  const matches = new Map<string, T>();
  if (query === "") return [];
  // Thousands of SKUs have a few dozen flavours: each is compared once.
  const fits = new Map<string, boolean>();
  for (const item of items) {
    if (matches.size === MOST_SUGGESTIONS) break;
    const fit = fits.get(item.flavour) ?? item.flavour.toLowerCase().includes(query);
    fits.set(item.flavour, fit);
    if (fit && !matches.has(item.sku)) matches.set(item.sku, item);
  }
  return [...matches.values()];
}
