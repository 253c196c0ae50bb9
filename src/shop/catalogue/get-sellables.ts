import type { Services } from "../services.ts";
import { withPlanned } from "./prices/price-changes.queries.ts";
import { partWords } from "./rules/combo-parts.ts";
import { isCustomised } from "./rules/customised.ts";
import { eggMarkOf } from "./rules/egg-mark.ts";
import { hasCake } from "./rules/product-kinds.ts";
import { workOfPiece } from "./rules/work.ts";
import { type Sellable, taxOf } from "./sellable.ts";
import { selectSellables } from "./sellables.queries.ts";

/** These SKUs as they are sold today, by SKU. One that is not in the catalogue is not in the map. */
export async function getSellables(services: Services, skus: string[]): Promise<Map<string, Sellable>> {
  if (skus.length === 0) return new Map();
  const rows = await selectSellables(services.db, skus, services.clock());
  const sellables = rows.map((row): Sellable => {
    const { sku: stored, planned, product, ofCategory, hsn, rateBp, isAvailable: active, parts } = row;
    const sku = withPlanned(stored, planned);
    const { kind, name, leadHours, takesMessage, photoPrint, pictureId, tile, taxClass } = product;
    const { productId, flavour, weight, shape, eggless } = sku;
    return {
      sku: sku.sku,
      productId,
      name,
      kind,
      flavour,
      weight,
      shape,
      eggless,
      mark: eggMarkOf(product, eggless),
      pricePaise: sku.pricePaise,
      sellPaise: sku.sellPaise,
      active,
      parts: parts.map(partWords),
      hasCake: hasCake(product, parts),
      leadHours,
      work: workOfPiece({ ...product, ofCategory, weight }),
      customised: isCustomised(product),
      takesMessage,
      photoPrint,
      pictureId,
      tile,
      ...taxOf({ taxClass, hsn, rateBp }),
    };
  });
  return new Map(sellables.map((sellable) => [sellable.sku, sellable]));
}
