import type { Services } from "../services.ts";
import { loadCatalogueSnapshot } from "./catalogue-snapshot.ts";
import { getSellables } from "./get-sellables.ts";
import { selectChoicesOf } from "./product-page.queries.ts";
import type { Sellable } from "./sellable.ts";

/** More products than anybody reads on the phone. */
const MOST_PRODUCTS = 5;

/**
 * The SKUs on sale of the products whose name, or a word of it, starts with this text, in the catalogue's order; the SKU
 * of this code first. All sizes of each product.
 */
export async function findSkus(services: Services, { text }: { text: string }): Promise<Sellable[]> {
  const wanted = text.trim().toLowerCase();
  if (wanted === "") return [];
  const { cards } = await loadCatalogueSnapshot(services);
  const products = cards
    .filter(({ name }) => ` ${name.toLowerCase()}`.includes(` ${wanted}`))
    .slice(0, MOST_PRODUCTS)
    .map(({ productId }) => productId);
  const choices = products.length > 0 ? await selectChoicesOf(services.db, products) : [];
  const choicesOf = new Map(choices.map((row) => [row.productId, row.choices]));
  const skus = products.flatMap((id) => (choicesOf.get(id) ?? []).map(({ sku }) => sku));
  const code = wanted.toUpperCase();
  const sellables = await getSellables(services, [...new Set([code, ...skus])]);
  return [...new Set([code, ...skus])].flatMap((sku) => {
    const sellable = sellables.get(sku);
    return sellable?.active ? [sellable] : [];
  });
}
