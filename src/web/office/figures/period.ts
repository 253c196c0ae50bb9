import { addDays, type Day, daysBetween, parseDay, showDay } from "../../../shop/basics/india-time.ts";

/** The longest period, in days: a year is summed within a second. */
const MOST_DAYS = 366;
const DEFAULT_DAYS = 28;

/** With which period another one is compared. */
export const COMPARISONS = { before: "The days before", year: "A year before" } as const;
export type Comparison = keyof typeof COMPARISONS;

/** A period of days, both ends included. */
export type Days = { from: Day; to: Day };
export type Period = Days & { compare: Comparison; compared: Days };

/** Reads the period from the URL. Ignores invalid days, and shortens a period that is too long. */
export function readPeriod(query: URLSearchParams, today: Day): Period {
  const to = parseDay(query.get("to") ?? "") ?? today;
  const wantedFrom = parseDay(query.get("from") ?? "") ?? addDays(to, 1 - DEFAULT_DAYS);
  const earliest = addDays(to, 1 - MOST_DAYS);
  const from = wantedFrom > to ? to : wantedFrom < earliest ? earliest : wantedFrom;
  const compare = query.get("compare") === "year" ? "year" : "before";
  // Whole weeks, so that the same weekdays are compared.
  const back = compare === "year" ? 364 : daysBetween(from, to) + 1;
  return { from, to, compare, compared: { from: addDays(from, -back), to: addDays(to, -back) } };
}

/** The presets of the chooser. */
export function presetsOf(today: Day): { label: string; days: Days }[] {
  const year = Number(today.slice(0, 4)) - (today.slice(5) < "04-01" ? 1 : 0);
  const since = (days: number): Days => ({ from: addDays(today, 1 - days), to: today });
  return [
    { label: "Today", days: since(1) },
    { label: "7 days", days: since(7) },
    { label: "28 days", days: since(28) },
    { label: "Financial year", days: { from: parseDay(`${year}-04-01`) ?? today, to: today } },
  ];
}

export function periodQuery({ from, to }: Days, compare: Comparison): string {
  return `?from=${from}&to=${to}&compare=${compare}`;
}

/** `Sun, 25 Oct to Sat, 21 Nov`. */
export function showDays({ from, to }: Days): string {
  return from === to ? showDay(from, true) : `${showDay(from)} to ${showDay(to, true)}`;
}
