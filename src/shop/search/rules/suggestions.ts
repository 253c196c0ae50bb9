/** How many suggestions a search box shows. */
const MOST = 5;

/** An item that suggestions search. */
export type Suggestible = { sku: string; flavour: string };

/** The first few whose flavour contains the text, ignoring case, each SKU once. Blank text has none. */
export function suggestionsFor<T extends Suggestible>(all: Iterable<T>, text: string): T[] {
  const asked = text.trim().toLowerCase();
  const found = new Map<string, T>();
  if (asked === "") return [];
  // Thousands of SKUs have a few dozen flavours: each is compared once.
  const fits = new Map<string, boolean>();
  for (const one of all) {
    if (found.size === MOST) break;
    const fit = fits.get(one.flavour) ?? one.flavour.toLowerCase().includes(asked);
    fits.set(one.flavour, fit);
    if (fit && !found.has(one.sku)) found.set(one.sku, one);
  }
  return [...found.values()];
}
