import { dayOf, minuteOf } from "../../../shop/basics/india-time.ts";
import { sumSlotUse } from "../../../shop/delivery/delivery.reads.ts";
import { sumRefunds } from "../../../shop/invoices/sum-refunds.ts";
import { sumSales } from "../../../shop/invoices/sum-sales.ts";
import { compareOrders, summariseOrders } from "../../../shop/orders/figures/period.reads.ts";
import { countOwedCoins, sumCoinMovements } from "../../../shop/rewards/rewards.reads.ts";
import { listMissedSearches } from "../../../shop/search/list-missed-searches.ts";
import type { Services } from "../../../shop/services.ts";
import type { Period } from "./period.ts";

export type Figures = Awaited<ReturnType<typeof loadFigures>>;

/** Rows of a list of products or reasons on the page, and in its file. */
export const ROWS_ON_PAGE = 20;
export const ROWS_IN_FILE = 5_000;

/**
 * All figures of a period, and what it is compared by of the other one. While the last day is not over, the other
 * one ends at the same time of its last day.
 */
export async function loadFigures(services: Services, period: Period, limit: number) {
  const days = { from: period.from, to: period.to };
  const now = services.clock();
  const until = period.to === dayOf(now) ? now : null;
  const untilMinute = until ? minuteOf(until) : undefined;
  const [sales, salesBefore, orders, slots, refunds, coins, coinMovements, missed] = await Promise.all([
    sumSales(services, days),
    sumSales(services, { ...period.compared, untilMinute }),
    summariseOrders(services, { ...days, limit }),
    sumSlotUse(services, days),
    sumRefunds(services, days),
    countOwedCoins(services),
    sumCoinMovements(services, days),
    listMissedSearches(services, { ...days, limit }),
  ]);
  const names = orders.bestSellers.rows.map(({ name }) => name);
  const [ordersBefore, slotsBefore] = await Promise.all([
    compareOrders(services, { ...period.compared, untilMinute, names }),
    sumSlotUse(services, period.compared),
  ]);
  return {
    ...{ until, sales, salesBefore, orders, ordersBefore, slots, slotsBefore },
    ...{ refunds, coins, coinMovements, missed },
  };
}
