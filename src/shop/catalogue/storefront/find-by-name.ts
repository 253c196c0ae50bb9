import type { Services } from "../../services.ts";
import { loadCatalogueSnapshot } from "../snapshot/catalogue-snapshot.ts";

export type FoundProduct = { sku: string; name: string };

/** Products whose name or a word of it starts with the text, or with this SKU, in the catalogue's order. */
export async function findByName(
  services: Services,
  { text, limit }: { text: string; limit: number },
): Promise<FoundProduct[]> {
  const wanted = text.trim().toLowerCase();
  if (wanted === "") return [];
  const { cards } = await loadCatalogueSnapshot(services);
  return cards
    .filter(
      ({ sku, name }) => sku.toLowerCase() === wanted || ` ${name.toLowerCase()}`.includes(` ${wanted}`),
    )
    .slice(0, limit)
    .map(({ sku, name }) => ({ sku, name }));
}
