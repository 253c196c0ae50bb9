import { and, desc, eq, inArray, lte, max, sql } from "drizzle-orm";
import type { Db, Tx } from "../../infrastructure/database/db.ts";
import { type Day, dayOf } from "../basics/india-time.ts";
import { preparedQuery } from "../prepared-query.ts";
import { addOns, categories, products, skus, taxRates } from "./catalogue.tables.ts";
import { partsOfSku } from "./combos/combo-parts.queries.ts";
import { plannedPriceAt, pricesOf } from "./prices/price-changes.queries.ts";
import { isPublishedAt } from "./products/publication.queries.ts";
import { isAvailableAt } from "./snapshot/availability.queries.ts";

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

/** Minutes of the main category; null if it sets none. */
const ofCategory = {
  ovenMinutes: categories.ovenMinutes,
  decoratorMinutes: categories.decoratorMinutes,
};

/**
 * Passed as rows, one prepared statement per number of SKUs: PostgreSQL overestimates a list and plans it again at each
 * call.
 */
type Requested = { requested: { sku: string }[]; today: Day; at: string };

function rowsOf(requestedSkus: string[]): Requested["requested"] {
  return requestedSkus.map((sku) => ({ sku }));
}

function skusOf(requested: Requested["requested"]): string[] {
  return requested.map(({ sku }) => sku);
}

const selectSellablesQuery = preparedQuery("select-sellables", (db, { requested, today, at }: Requested) => {
  const requestedSkus = requested.map(({ sku }) => sku);
  const planned = plannedPriceAt(db, at);
  const rates = ratesOn(db, today);
  return db
    .select({
      sku: skus,
      product: products,
      hsn: rates.hsn,
      rateBp: rates.rateBp,
      planned: pricesOf(planned),
      ofCategory,
      isAvailable: isAvailableAt(db, at),
      parts: partsOfSku(db),
    })
    .from(skus)
    .innerJoin(products, eq(products.id, skus.productId))
    .leftJoin(categories, eq(categories.slug, products.category))
    .leftJoin(rates, eq(rates.taxClass, products.taxClass))
    .leftJoinLateral(planned, sql`true`)
    .where(and(inArray(skus.sku, requestedSkus), isPublishedAt(at)));
});

/**
 * These SKUs with planned price, tax rate and availability of this moment, without those that shoppers do not see yet.
 */
export function selectSellables(db: Handle, requestedSkus: string[], now: Date) {
  return selectSellablesQuery(db, {
    requested: rowsOf(requestedSkus),
    today: dayOf(now),
    at: now.toISOString(),
  });
}

export function selectSellableAddOns(db: Handle, requestedSkus: string[], today: Day) {
  const rates = ratesOn(db, today);
  return db
    .select({ addOn: addOns, hsn: rates.hsn, rateBp: rates.rateBp })
    .from(addOns)
    .leftJoin(rates, eq(rates.taxClass, addOns.taxClass))
    .where(inArray(addOns.sku, requestedSkus));
}

const selectKitchenNeedsQuery = preparedQuery(
  "select-kitchen-needs",
  (db, { requested }: Pick<Requested, "requested">) => {
    const { kind, leadHours, ovenMinutes, decoratorMinutes } = products;
    return db
      .select({
        ...{ sku: skus.sku, weight: skus.weight, leadHours, ofCategory },
        product: { kind, ovenMinutes, decoratorMinutes },
      })
      .from(skus)
      .innerJoin(products, eq(products.id, skus.productId))
      .leftJoin(categories, eq(categories.slug, products.category))
      .where(inArray(skus.sku, skusOf(requested)));
  },
);

/** Selects the facts that determine lead time and work of these SKUs. */
export function selectKitchenNeeds(db: Handle, requestedSkus: string[]) {
  return selectKitchenNeedsQuery(db, { requested: rowsOf(requestedSkus) });
}

/** Lead times, allergens and shelf lives of products, for kitchens. */
export function selectBakingFacts(db: Handle, requestedSkus: string[]) {
  return db
    .select({
      sku: skus.sku,
      kind: products.kind,
      leadHours: products.leadHours,
      allergens: products.allergens,
      takesMessage: products.takesMessage,
      bestBeforeHours: products.bestBeforeHours,
    })
    .from(skus)
    .innerJoin(products, eq(products.id, skus.productId))
    .where(inArray(skus.sku, requestedSkus));
}

export function selectLongestLead(db: Handle) {
  return db.select({ leadHours: max(products.leadHours) }).from(products);
}

/** The allergens of those of these add-ons that are food. */
export function selectFood(db: Handle, requestedSkus: string[]) {
  const { sku, contains, mayContain, otherAllergens } = addOns;
  return db
    .select({ sku, contains, mayContain, otherAllergens })
    .from(addOns)
    .where(and(inArray(sku, requestedSkus), eq(addOns.isFood, true)));
}

const selectActiveQuery = preparedQuery("select-active", (db, { requested, at }: Omit<Requested, "today">) =>
  db
    .select({ sku: skus.sku, active: isAvailableAt(db, at) })
    .from(skus)
    .innerJoin(products, eq(products.id, skus.productId))
    .where(and(inArray(skus.sku, skusOf(requested)), isPublishedAt(at))),
);

/** Whether these SKUs can be ordered. Those that shoppers do not see at this time are left out. */
export async function selectActive(db: Handle, requestedSkus: string[], at: Date) {
  if (requestedSkus.length === 0) return [];
  return selectActiveQuery(db, { requested: rowsOf(requestedSkus), at: at.toISOString() });
}

/** Every size that shoppers can order at this time, with its product. */
export function selectSoldKeys(db: Db, at: string) {
  return db
    .select({ product: skus.productId, sku: skus.sku })
    .from(skus)
    .innerJoin(products, eq(products.id, skus.productId))
    .where(and(isAvailableAt(db, at), isPublishedAt(at)));
}
