import { addDays, type Day, daysBetween, instant } from "../basics/india-time.ts";
import { type Paise, paise } from "../basics/money.ts";
import type { Services } from "../services.ts";
import { selectByDay, selectByHour } from "./sales.queries.ts";

export type DayOfSales = {
  on: Day;
  orders: number;
  /** Invoices of the day. */
  sales: Paise;
  /** Credit notes of the day. */
  refunds: Paise;
  /** Tax of its invoices less that of its credit notes. */
  tax: Paise;
};
export type HourOfSales = { hour: number; orders: number; sales: Paise };

/**
 * Sales of each day of a period, both ends included, and of each hour of the day. A sale counts on its invoice's day, a
 * refund on its credit note's, so that sums equal the accountant's tables to the paisa.
 * @param untilMinute the minute of the last day at which the sum ends; without it, the whole day counts
 */
export async function sumSales(
  { db }: Pick<Services, "db">,
  { from, to, untilMinute }: { from: Day; to: Day; untilMinute?: number | undefined },
): Promise<{ days: DayOfSales[]; hours: HourOfSales[] }> {
  const end = untilMinute === undefined ? instant(addDays(to, 1), 0) : instant(to, untilMinute);
  const range = { from: instant(from, 0), to: end };
  const [byDay, byHour] = await Promise.all([selectByDay(db, range), selectByHour(db, range)]);
  const days = Array.from({ length: daysBetween(from, to) + 1 }, (_, nth) => {
    const on = addDays(from, nth);
    const invoiced = byDay.find((row) => row.on === on && row.kind === "invoice");
    const credited = byDay.find((row) => row.on === on && row.kind === "credit note");
    return {
      ...{ on, orders: invoiced?.many ?? 0, sales: paise(invoiced?.total ?? 0) },
      ...{ refunds: paise(credited?.total ?? 0), tax: paise((invoiced?.tax ?? 0) - (credited?.tax ?? 0)) },
    };
  });
  const hours = Array.from({ length: 24 }, (_, hour) => {
    const row = byHour.find((candidate) => candidate.hour === hour);
    return { hour, orders: row?.many ?? 0, sales: paise(row?.total ?? 0) };
  });
  return { days, hours };
}
