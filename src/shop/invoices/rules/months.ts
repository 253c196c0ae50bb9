import { addDays, type Day, day, dayOf, instant, parseDay } from "../../basics/india-time.ts";

const MONTHS = "January February March April May June July August September October November December".split(
  " ",
);

/** A calendar month of the shop, `YYYY-MM`. */
export type Month = string & { readonly __month: unique symbol };

/** Parses `YYYY-MM`; null if there is no such month. */
export function parseMonth(text: string): Month | null {
  return /^20\d{2}-\d{2}$/.test(text) && parseDay(`${text}-01`) ? (text as Month) : null;
}

/** The month of a day. */
export function monthOf(on: Day): Month {
  return on.slice(0, 7) as Month;
}

export function monthBefore(month: Month): Month {
  return monthOf(addDays(day(`${month}-01`), -1));
}

export function monthAfter(month: Month): Month {
  return monthOf(addDays(day(`${month}-01`), 31));
}

/** From the first instant of a month to the first of the next one. */
export function instantsOf(month: Month): { from: Date; to: Date } {
  return { from: instant(day(`${month}-01`), 0), to: instant(day(`${monthAfter(month)}-01`), 0) };
}

/** The month that an accountant files next: the last one that is over. */
export function lastWholeMonth(now: Date): Month {
  return monthBefore(monthOf(dayOf(now)));
}

/** `November 2026`. */
export function showMonth(month: Month): string {
  return `${MONTHS[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`;
}
