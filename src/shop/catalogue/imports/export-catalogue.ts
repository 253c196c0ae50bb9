import type { Services } from "../../services.ts";
import { settlePrices } from "../prices/settle-prices.ts";
import { type OfficeFilter, selectListedIds } from "../products/office-list.queries.ts";
import { COLUMNS } from "./catalogue-file.inputs.ts";
import { selectCatalogue } from "./catalogue-file.queries.ts";
import { cellsOf, lineOf } from "./catalogue-lines.ts";

export const ALL_PRODUCTS: OfficeFilter = { text: "", category: null, state: null };

/**
 * Exports the catalogue, or the products that a filter lists, as a table for `importCatalogue`: a header, then one line
 * per SKU with its normal price.
 */
export async function exportCatalogue(
  services: Pick<Services, "db" | "clock">,
  filter: OfficeFilter = ALL_PRODUCTS,
): Promise<{ cells: string[][] }> {
  const { db } = services;
  await settlePrices(services);
  const storedRows = await selectCatalogue(db);
  const skusOf = Map.groupBy(storedRows.skus, ({ productId }) => productId);
  const listedOf = Map.groupBy(storedRows.listed, ({ productId }) => productId);
  // A line needs a picture, and an import leaves products that it does not name.
  const chosen = new Set(await selectListedIds(db, filter, services.clock()));
  const withPicture = storedRows.products.filter(({ id, pictureId }) => pictureId !== "" && chosen.has(id));
  const lines = withPicture.flatMap((product) => {
    const listed = (listedOf.get(product.id) ?? []).map(({ category }) => category);
    return (skusOf.get(product.id) ?? []).map((sku) =>
      cellsOf(lineOf(product, sku, { listed, parts: storedRows.parts.get(sku.sku) ?? [] })),
    );
  });
  return { cells: [COLUMNS, ...lines] };
}
