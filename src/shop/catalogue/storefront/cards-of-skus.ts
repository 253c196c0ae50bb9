import type { Services } from "../../services.ts";
import { type CardRow, type ProductCard, toCard } from "../product-card.ts";
import { loadCatalogueSnapshot } from "../snapshot/catalogue-snapshot.ts";
import type { ProductRows } from "../snapshot/snapshot-product.ts";

/** Cards of these SKUs, in their order. Unknown SKUs are left out. */
export async function cardsOfSkus(services: Services, { skus }: { skus: string[] }): Promise<ProductCard[]> {
  const { pageOf } = await loadCatalogueSnapshot(services);
  const rows = skus.flatMap((sku) => {
    const page = pageOf.get(sku);
    return page ? rowOf(page, sku) : [];
  });
  return rows.map((row) => toCard(services, row));
}

const rowCache = new WeakMap<ProductRows["choices"][number], CardRow>();

/** Returns the identical object per SKU, so that rendered cards can be memoised. */
function rowOf({ product, choices }: ProductRows, sku: string): CardRow[] {
  const choice = choices.find((candidate) => candidate.sku === sku);
  if (!choice) return [];
  const row = rowCache.get(choice) ?? { ...product, ...choice };
  rowCache.set(choice, row);
  return [row];
}
