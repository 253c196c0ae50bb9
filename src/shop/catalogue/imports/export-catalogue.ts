import type { Services } from "../../services.ts";
import { settlePrices } from "../prices/settle-prices.ts";
import { COLUMNS } from "./catalogue-file.inputs.ts";
import { selectCatalogue } from "./catalogue-file.queries.ts";
import { cellsOf, lineOf } from "./catalogue-lines.ts";

/** Exports the catalogue as a table for `importCatalogue`: a header, then one line per SKU with its normal price, all text. */
export async function exportCatalogue(
  services: Pick<Services, "db" | "clock">,
): Promise<{ cells: string[][] }> {
  const { db } = services;
  await settlePrices(services);
  const storedRows = await selectCatalogue(db);
  const skusOf = Map.groupBy(storedRows.skus, ({ productId }) => productId);
  const listedOf = Map.groupBy(storedRows.listed, ({ productId }) => productId);
  // A line needs a picture, and an import leaves products that it does not name.
  const withPicture = storedRows.products.filter(({ pictureId }) => pictureId !== "");
  const lines = withPicture.flatMap((product) => {
    const listed = (listedOf.get(product.id) ?? []).map(({ category }) => category);
    return (skusOf.get(product.id) ?? []).map((sku) =>
      cellsOf(lineOf(product, sku, { listed, parts: storedRows.parts.get(sku.sku) ?? [] })),
    );
  });
  return { cells: [COLUMNS, ...lines] };
}
