import { addDays, type Day, day, daysBetween, weekdayOf } from "../../../shop/basics/india-time.ts";

/** A day that people celebrate, and its word in the menu. */
export type Festival = { name: string; on: Day; inDays: number };

/** Festivals on a fixed date: month and day. */
const FIXED: [string, string][] = [
  ["New Year", "01-01"],
  ["Lohri", "01-13"],
  ["Valentine Day", "02-14"],
  ["Teachers Day", "09-05"],
  ["Christmas", "12-25"],
];

/** Festivals on the nth Sunday of a month, counted from 1. Festivals by the lunar calendar are left out. */
const SUNDAYS: [string, string, number][] = [
  ["Mothers Day", "05", 2],
  ["Fathers Day", "06", 3],
  ["Friendship Day", "08", 1],
];

/** The next `count` festivals, soonest first, today's included. */
export function nextFestivals(today: Day, count: number): Festival[] {
  const year = Number(today.slice(0, 4));
  return [year, year + 1]
    .flatMap((y) => [
      ...FIXED.map(([name, date]) => ({ name, on: day(`${y}-${date}`) })),
      ...SUNDAYS.map(([name, month, nth]) => ({ name, on: sundayOf(`${y}-${month}`, nth) })),
    ])
    .map(({ name, on }) => ({ name, on, inDays: daysBetween(today, on) }))
    .filter(({ inDays }) => inDays >= 0)
    .sort((a, b) => a.inDays - b.inDays)
    .slice(0, count);
}

function sundayOf(month: string, nth: number): Day {
  let on = day(`${month}-01`);
  while (weekdayOf(on) !== "Sun") on = addDays(on, 1);
  return addDays(on, 7 * (nth - 1));
}
