import type { Services } from "../services.ts";
import { getSellables } from "./get-sellables.ts";
import type { Sellable } from "./sellable.ts";
import { selectChoicesOf } from "./storefront/product-page.queries.ts";

/** The SKUs on sale of these products, all sizes of each, in this order; the SKU of this code first. */
export async function findSkus(
  services: Services,
  { code: typed, products }: { code: string; products: string[] },
): Promise<Sellable[]> {
  const choices = products.length > 0 ? await selectChoicesOf(services.db, products) : [];
  const choicesOf = new Map(choices.map((row) => [row.productId, row.choices]));
  const skus = products.flatMap((id) => (choicesOf.get(id) ?? []).map(({ sku }) => sku));
  const code = typed.trim().toUpperCase();
  const wanted = [...new Set(code === "" ? skus : [code, ...skus])];
  const sellables = await getSellables(services, wanted);
  return wanted.flatMap((sku) => {
    const sellable = sellables.get(sku);
    return sellable?.active ? [sellable] : [];
  });
}
