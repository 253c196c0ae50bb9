import { and, eq, lte } from "drizzle-orm";
import type { Tx } from "../../src/infrastructure/database/db.ts";
import type { Day } from "../../src/shop/basics/india-time.ts";
import { products, skus, taxRates } from "../../src/shop/catalogue/catalogue.tables.ts";
import { partsOfSku } from "../../src/shop/catalogue/combos/combo-parts.queries.ts";
import { partWords } from "../../src/shop/catalogue/rules/combo-parts.ts";
import {
  deliveryOptions,
  deliveryWindows,
  kitchens,
  pincodes,
} from "../../src/shop/delivery/delivery.tables.ts";

/** Products at the front of the shop are those that sell. */
const MOST_RANKS = 140;
/** The kitchens that have orders, the busiest first. */
const KITCHENS = [
  "blr-indiranagar",
  "delhi-saket",
  "mumbai-bandra",
  "blr-mg",
  "hyd-gachibowli",
  "kol-ballygunge",
];

export type Ware = Awaited<ReturnType<typeof selectWares>>[number];
export type Wares = Awaited<ReturnType<typeof readWares>>;

/** Reads the products, kitchens and windows of the loaded shop. */
export async function readWares(tx: Tx, today: Day) {
  const options = await tx.select().from(deliveryOptions);
  const windows = await tx.select().from(deliveryWindows);
  const allKitchens = await tx.select().from(kitchens);
  const allPincodes = await tx.select().from(pincodes).orderBy(pincodes.pincode);
  return {
    things: await selectWares(tx, today),
    options: new Map(options.map((option) => [option.option, option])),
    windows,
    kitchens: KITCHENS.flatMap((id) => {
      const kitchen = allKitchens.find((candidate) => candidate.id === id);
      const areas = allPincodes.filter(({ kitchenId, midnight }) => kitchenId === id && midnight);
      return kitchen && areas.length > 0
        ? [{ ...kitchen, pincodes: areas.map(({ pincode }) => pincode) }]
        : [];
    }),
  };
}

async function selectWares(tx: Tx, today: Day) {
  const rates = await tx.select().from(taxRates).where(lte(taxRates.fromOn, today)).orderBy(taxRates.fromOn);
  const rateOf = new Map(rates.map((rate) => [rate.taxClass, rate]));
  const rows = await tx
    .select({ product: products, sku: skus, parts: partsOfSku(tx) })
    .from(products)
    .innerJoin(skus, eq(skus.productId, products.id))
    .where(and(lte(products.rank, MOST_RANKS), eq(skus.active, true), lte(products.leadHours, 24)))
    .orderBy(products.rank, skus.position);
  return rows.flatMap(({ product, sku, parts }) => {
    const rate = rateOf.get(product.taxClass);
    // A photo for a print would have to be stored, too.
    if (!rate || product.photoPrint !== null) return [];
    return [
      {
        ...{ sku: sku.sku, name: product.name, flavour: sku.flavour, weight: sku.weight },
        eggless: product.kind === "cake" ? sku.eggless : null,
        ...{ unitPaise: sku.sellPaise, hsn: rate.hsn, taxRateBp: rate.rateBp },
        parts: parts.map(partWords),
        ...{ pictureId: product.pictureId, tile: product.tile, takesMessage: product.takesMessage },
        ...{ productId: product.id, leadHours: product.leadHours },
      },
    ];
  });
}
