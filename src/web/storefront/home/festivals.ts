import { type Day, day, daysBetween } from "../../../shop/basics/india-time.ts";

/** A day that people celebrate, and the menu's word for it. */
export type Festival = { name: string; on: Day; inDays: number };

/** The same day every year: month and date. */
const FIXED: [string, string][] = [
  ["New Year", "01-01"],
  ["Lohri", "01-13"],
  ["Valentine Day", "02-14"],
  ["Christmas", "12-25"],
];

/** Days that follow the moon, from the Indian government's lists of holidays. To be continued each year. */
const MOVING: [string, string][] = [
  ["Holi", "2027-03-22"],
  ["Raksha Bandhan", "2027-08-17"],
  ["Janmashtami", "2027-08-25"],
  ["Diwali", "2027-10-29"],
  ["Holi", "2028-03-11"],
  ["Raksha Bandhan", "2028-08-05"],
  ["Diwali", "2028-10-17"],
];

/** The next `count` celebrations, soonest first; today's is still one. */
export function nextFestivals(today: Day, count: number): Festival[] {
  const year = Number(today.slice(0, 4));
  const fixed = [year, year + 1].flatMap((y) => FIXED.map(([name, date]) => [name, `${y}-${date}`] as const));
  return [...fixed, ...MOVING]
    .map(([name, on]) => ({ name, on: day(on), inDays: daysBetween(today, day(on)) }))
    .filter(({ inDays }) => inDays >= 0)
    .sort((a, b) => a.inDays - b.inDays)
    .slice(0, count);
}
