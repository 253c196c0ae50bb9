import { addDays, type Day, daysBetween } from "../../basics/india-time.ts";

/** The most days that a list covers: a quarter. */
export const MOST_LISTED_DAYS = 92;

/** Above this number orders are not counted. */
export const MOST_COUNTED = 10_000;

export type DayRange = { from: Day; to: Day };

/**
 * The days that a filter means: one day, a range, or all days for a text alone (null). Without any of them, today. A
 * range that is too long ends early; one that runs backwards is reversed.
 */
export function listedDays(
  { on, from, to, text }: { on: Day | null; from: Day | null; to: Day | null; text: string },
  today: Day,
): DayRange | null {
  if (on) return { from: on, to: on };
  if (!from && !to) return text === "" ? { from: today, to: today } : null;
  const [one, other] = [from ?? to ?? today, to ?? from ?? today];
  const [first, last] = one < other ? [one, other] : [other, one];
  return {
    from: first,
    to: daysBetween(first, last) < MOST_LISTED_DAYS ? last : addDays(first, MOST_LISTED_DAYS - 1),
  };
}
