import type { Services } from "../services.ts";
import { type CatalogueLine, COLUMNS } from "./catalogue-file.inputs.ts";
import { type Product, type Sku, selectCatalogue } from "./catalogue-file.queries.ts";
import { cellsOf } from "./catalogue-lines.ts";
import { settlePrices } from "./settle-prices.ts";

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
    return (skusOf.get(product.id) ?? []).map((sku) => cellsOf(lineOf(product, sku, listed)));
  });
  return { cells: [COLUMNS, ...lines] };
}

function lineOf(product: Product, sku: Sku, listed: string[]): CatalogueLine {
  return {
    ProductID: product.id,
    ProductName: product.name,
    SKU: sku.sku,
    Flavour: sku.flavour,
    Weight: sku.weight,
    Serves: sku.serves,
    Shape: sku.shape,
    Eggless: sku.eggless,
    Price: sku.pricePaise,
    Sell: sku.sellPaise,
    Cost: sku.costPaise,
    Points: sku.points,
    Status: sku.active ? "Active" : "Inactive",
    Kind: product.kind,
    Category: product.category,
    ListedUnder: listed,
    Occasions: product.occasions,
    Personalization: product.personalization as CatalogueLine["Personalization"],
    MessageText: product.takesMessage,
    PhotoPrint: product.photoPrint,
    DeliveryTime: product.deliveryTime,
    LeadHours: product.leadHours,
    TaxClass: product.taxClass,
    Image: product.pictureId,
    Description: product.description,
    Care: product.care,
    Delivery: product.delivery,
    Allergens: product.allergens,
    KcalPer100g: product.kcalPer100g,
  };
}
