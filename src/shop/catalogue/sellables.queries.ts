import { and, desc, eq, inArray, lte, sql } from "drizzle-orm";
import type { Db, Tx } from "../../infrastructure/database/db.ts";
import { type Day, dayOf } from "../basics/india-time.ts";
import { isAnyOf, preparedQuery } from "../prepared-query.ts";
import { addOns, products, skus, taxRates } from "./catalogue.tables.ts";
import { plannedPriceAt, pricesOf } from "./price-changes.queries.ts";
import { isPublishedAt } from "./publication.queries.ts";

type Handle = Db | Tx;

/** The rate of each tax class on this day. */
function ratesOn(db: Handle, today: Day) {
  return db
    .selectDistinctOn([taxRates.taxClass])
    .from(taxRates)
    .where(lte(taxRates.fromOn, today))
    .orderBy(taxRates.taxClass, desc(taxRates.fromOn))
    .as("rates");
}

type Requested = { requestedSkus: string[]; today: Day; at: string };

const selectSellablesQuery = preparedQuery(
  "select-sellables",
  (db, { requestedSkus, today, at }: Requested) => {
    const planned = plannedPriceAt(db, at);
    const rates = ratesOn(db, today);
    return db
      .select({
        sku: skus,
        product: products,
        hsn: rates.hsn,
        rateBp: rates.rateBp,
        planned: pricesOf(planned),
      })
      .from(skus)
      .innerJoin(products, eq(products.id, skus.productId))
      .leftJoin(rates, eq(rates.taxClass, products.taxClass))
      .leftJoinLateral(planned, sql`true`)
      .where(and(isAnyOf(skus.sku, requestedSkus), isPublishedAt(at)));
  },
);

/** These SKUs with the planned price and the tax rate of this moment. Those that shoppers do not see yet are left out. */
export function selectSellables(db: Handle, requestedSkus: string[], now: Date) {
  return selectSellablesQuery(db, { requestedSkus, today: dayOf(now), at: now.toISOString() });
}

export function selectSellableAddOns(db: Handle, requestedSkus: string[], today: Day) {
  const rates = ratesOn(db, today);
  return db
    .select({ addOn: addOns, hsn: rates.hsn, rateBp: rates.rateBp })
    .from(addOns)
    .leftJoin(rates, eq(rates.taxClass, addOns.taxClass))
    .where(inArray(addOns.sku, requestedSkus));
}

export function selectLeadHours(db: Handle, requestedSkus: string[]) {
  return db
    .select({ sku: skus.sku, leadHours: products.leadHours })
    .from(skus)
    .innerJoin(products, eq(products.id, skus.productId))
    .where(inArray(skus.sku, requestedSkus));
}

/** Lead times and allergens of products, for kitchens. */
export function selectBakingFacts(db: Handle, requestedSkus: string[]) {
  return db
    .select({ sku: skus.sku, leadHours: products.leadHours, allergens: products.allergens })
    .from(skus)
    .innerJoin(products, eq(products.id, skus.productId))
    .where(inArray(skus.sku, requestedSkus));
}

/** Whether these SKUs are on sale. Those that shoppers do not see at this time are left out. */
export function selectActive(db: Handle, requestedSkus: string[], at: Date) {
  return db
    .select({ sku: skus.sku, active: skus.active })
    .from(skus)
    .innerJoin(products, eq(products.id, skus.productId))
    .where(and(inArray(skus.sku, requestedSkus), isPublishedAt(at.toISOString())));
}
