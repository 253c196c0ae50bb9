import { paise } from "../basics/money.ts";
import { loadCatalogueSnapshot } from "../catalogue/catalogue-snapshot.ts";
import { type ProductCard, toCard } from "../catalogue/product-card.ts";
import type { ProductRows } from "../catalogue/snapshot-product.ts";
import type { CatalogueSnapshot } from "../catalogue/snapshot-updates.ts";
import type { Services } from "../services.ts";
import { MOST_SUGGESTIONS, suggestionsFor } from "./rules/suggestions.ts";

/** A SKU whose flavour matches the typed text. */
export type Suggestion = Pick<
  ProductCard,
  "sku" | "name" | "pricePaise" | "sellPaise" | "tile" | "cutout"
> & {
  flavour: string;
  /** False: it can't be ordered now. */
  active: boolean;
};

type Row = ProductRows["choices"][number] & { card: CatalogueSnapshot["cards"][number] };

const rowsOf = new WeakMap<CatalogueSnapshot, Row[]>();

/** Up to five SKUs whose flavour contains the text. See `suggestionsFor`. */
export async function suggest(services: Services, { q }: { q: string }): Promise<Suggestion[]> {
  const snapshot = await loadCatalogueSnapshot(services);
  const rows = rowsOf.get(snapshot) ?? inOrder(snapshot);
  rowsOf.set(snapshot, rows);
  return suggestionsFor(rows, q).map(({ card, sku, flavour, pricePaise, sellPaise, active }) => {
    const { name, tile, cutout } = toCard(services, card);
    return {
      sku,
      flavour,
      name,
      tile,
      cutout,
      active,
      pricePaise: paise(pricePaise),
      sellPaise: paise(sellPaise),
    };
  });
}

/**
 * SKUs in the order in which they are suggested: what can be ordered first, and of that one SKU of each product before
 * the other sizes of any, so that five suggestions are five different cakes where there are as many. Of each flavour,
 * only as many as a search box shows: the rest is never reached.
 */
function inOrder({ cards, pageOf }: CatalogueSnapshot): Row[] {
  // In one pass, by rank: sorting a hundred thousand rows would hold up other requests.
  const ranks = Array.from({ length: 4 }, () => ({ rows: [] as Row[], counts: new Map<string, number>() }));
  for (const card of cards) {
    for (const choice of pageOf.get(card.sku)?.choices ?? []) {
      const rank = ranks[(choice.active ? 0 : 2) + (choice.sku === card.sku ? 0 : 1)];
      const count = rank?.counts.get(choice.flavour) ?? 0;
      if (!rank || count === MOST_SUGGESTIONS) continue;
      rank.counts.set(choice.flavour, count + 1);
      rank.rows.push({ ...choice, card });
    }
  }
  return ranks.flatMap(({ rows }) => rows);
}
