import { addDays, type Day, dayOf, instant, minuteOf } from "../basics/india-time.ts";
import type { Paise } from "../basics/money.ts";
import { listSoldWindows, type SoldWindow } from "../delivery/delivery.reads.ts";
import {
  type LateOrder,
  listLateOrders,
  type Sales,
  sumDay,
  sumSales,
} from "../orders/figures/figures.reads.ts";
import type { Services } from "../services.ts";
import { countOpenWork, type OpenWork } from "./count-open-work.ts";

const NEXT_WINDOWS = 8;
const LATE_SHOWN = 6;

/** Kinds of open work that the start page lists, in its order. */
const ATTENTION = ["refunds", "mails", "jobs", "complaints", "reviews"] as const satisfies OpenWork[];

export type Start = {
  at: Date;
  today: Day;
  /** Paid today, until now, without cancelled orders. */
  sales: Sales;
  /** Sales of the same weekday last week, until this time of the day. */
  salesBefore: Sales & { on: Day };
  /** Today's deliveries and pickups, without cancelled orders. */
  toDeliver: { orders: number; delivered: number; worth: Paise };
  windows: SoldWindow[];
  late: { total: number; orders: LateOrder[] };
  /** Null if counting failed. */
  attention: { what: (typeof ATTENTION)[number]; many: number | null }[];
};

/** Today's figures, the next windows and the open work. The caller has checked permissions. */
export async function getStart(services: Services): Promise<Start> {
  const at = services.clock();
  const today = dayOf(at);
  const weekAgo = addDays(today, -7);
  const [sales, salesBefore, toDeliver, windows, late, attention] = await Promise.all([
    sumSales(services, { from: instant(today, 0), to: at }),
    sumSales(services, { from: instant(weekAgo, 0), to: instant(weekAgo, minuteOf(at)) }),
    sumDay(services, { on: today }),
    listSoldWindows(services, { limit: NEXT_WINDOWS }),
    listLateOrders(services),
    Promise.all(ATTENTION.map(async (what) => ({ what, many: await countOpenWork(services, what) }))),
  ]);
  return {
    ...{ at, today, sales, toDeliver, windows, attention },
    salesBefore: { ...salesBefore, on: weekAgo },
    late: { total: late.length, orders: late.slice(0, LATE_SHOWN) },
  };
}
