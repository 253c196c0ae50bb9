import { type Paise, showMoney } from "../../basics/money.ts";
import type { LastOrder } from "./bookable.ts";
import type { Fee } from "./fee.ts";
import type { DayMinutes } from "./window-list.ts";
import { writeWindows } from "./window-list.ts";
import { showMinute } from "./windows.ts";

/** What the shop can set of a delivery option. */
export type OptionSettings = Fee &
  LastOrder & {
    /** Orders per window of a kitchen and day, unless a slot has its own. */
    capacity: number;
    windows: DayMinutes[];
  };

/** Hours with two decimals, from which the form reads the same minutes again: 80 minutes are 1.33. */
export function hoursOf(minutes: number): number {
  return Math.round((minutes / 60) * 100) / 100;
}

const WORDS: Record<string, (settings: OptionSettings) => string> = {
  Fee: ({ feePaise }) => showMoney(feePaise),
  "Free from": ({ freeFromPaise }) => (freeFromPaise === null ? "never" : showMoney(freeFromPaise)),
  "Last order": ({ lastOrderMinutes, lastOrderAtMinute }) =>
    lastOrderAtMinute === null
      ? `${hoursOf(lastOrderMinutes ?? 0)} hours before`
      : showMinute(lastOrderAtMinute),
  Capacity: ({ capacity }) => String(capacity),
  Windows: ({ windows }) => writeWindows(windows).replaceAll("\n", ", "),
};

export type Difference = { field: string; before: string; after: string };

/** The settings that differ, in words. */
export function differencesOf(before: OptionSettings, after: OptionSettings): Difference[] {
  return Object.entries(WORDS)
    .map(([field, words]) => ({ field, before: words(before), after: words(after) }))
    .filter((difference) => difference.before !== difference.after);
}

/** One side of differences for the log: `Fee ₹50; Capacity 20`. */
export function showSide(differences: Difference[], side: "before" | "after"): string {
  return differences.map((difference) => `${difference.field} ${difference[side]}`).join("; ");
}

/** The highest fee: ₹10,000. */
export const MOST_FEE = 1_000_000 as Paise;
