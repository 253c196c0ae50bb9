import type { Tx } from "../../../infrastructure/database/db.ts";
import { toRupees } from "../../basics/money.ts";
import type { Services } from "../../services.ts";
import { writeEvents } from "../../webhooks/write-events.ts";
import { priceEvents } from "../rules/catalogue-events.ts";
import { hasBegun, lockPrices, settleBegun } from "./price-changes.queries.ts";

/**
 * Copies planned prices that have begun to their SKUs. Readers see the same prices before and after; it keeps the list
 * that they evaluate short.
 */
export async function settlePrices(
  services: Pick<Services, "db" | "clock"> & Partial<Pick<Services, "jobs">>,
): Promise<void> {
  const { db, clock } = services;
  if (!(await hasBegun(db, clock()))) return;
  await db.transaction((tx) => beginPriceWrite({ ...services, db: tx }));
}

/**
 * Locks all prices and settles those that have begun. Every write of SKU prices must call it first: a planned price
 * that began earlier would otherwise hide the new one.
 */
export async function beginPriceWrite(
  services: Pick<Services, "clock"> & Partial<Pick<Services, "jobs">> & { db: Tx },
): Promise<void> {
  await lockPrices(services.db);
  const begun = await settleBegun(services.db, services.clock());
  const prices = begun.map(({ sku: SKU, pricePaise, sellPaise }) => ({
    ...{ SKU, mrp: toRupees(pricePaise), price: toRupees(sellPaise) },
  }));
  await writeEvents(services, priceEvents(prices));
}
