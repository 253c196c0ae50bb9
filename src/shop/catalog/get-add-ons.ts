import { dayOf } from "../basics/india-time.ts";
import { paise } from "../basics/money.ts";
import type { Services } from "../services.ts";
import { type SellableAddOn, taxOf } from "./sellable.ts";
import { selectSellableAddOns } from "./sellables.queries.ts";

/** These add-ons as they are sold today, by SKU. One that the shop does not have is not in the map. */
export async function getAddOns(services: Services, skus: string[]): Promise<Map<string, SellableAddOn>> {
  if (skus.length === 0) return new Map();
  const rows = await selectSellableAddOns(services.db, skus, dayOf(services.clock()));
  const sellables = rows.map(({ addOn, hsn, rateBp }): SellableAddOn => {
    const { sku, name, active, pictureId, taxClass } = addOn;
    const pricePaise = paise(addOn.pricePaise);
    return { sku, name, pricePaise, active, pictureId, ...taxOf({ taxClass, hsn, rateBp }) };
  });
  return new Map(sellables.map((sellable) => [sellable.sku, sellable]));
}
