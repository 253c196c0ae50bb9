import { changedFields, type FieldValue } from "../../audit/rules/changed-record.ts";
import { paise, showMoney } from "../../basics/money.ts";
import type { LastOrder } from "./bookable.ts";
import type { Fee } from "./fee.ts";
import { type DayMinutes, writeWindows } from "./window-list.ts";
import { showMinute } from "./windows.ts";

/** The settings of a delivery option that the shop can change. */
export type OptionSettings = Fee &
  LastOrder & {
    /** Orders per window of a kitchen and day, unless a slot has its own. */
    capacity: number;
    /** Minutes of oven and decorator that a kitchen has for a window; null for no limit. */
    ovenMinutes: number | null;
    decoratorMinutes: number | null;
    windows: DayMinutes[];
  };

/** Hours with two decimals, from which the form reads the same minutes again: 80 minutes are 1.33. */
export function hoursOf(minutes: number): number {
  return Math.round((minutes / 60) * 100) / 100;
}

/** The settings as the log records them: a window is `540-720`. */
export type RecordedOption = Record<keyof OptionSettings, FieldValue>;

export function recordedOption(settings: OptionSettings): RecordedOption {
  const windows = settings.windows.map(({ startMinute, endMinute }) => `${startMinute}-${endMinute}`);
  return { ...settings, windows };
}

export function readRecordedOption(recorded: RecordedOption): OptionSettings {
  const { feePaise, freeFromPaise } = recorded;
  return {
    feePaise: paise(Number(feePaise)),
    freeFromPaise: freeFromPaise === null ? null : paise(Number(freeFromPaise)),
    lastOrderMinutes: numberOrNull(recorded.lastOrderMinutes),
    lastOrderAtMinute: numberOrNull(recorded.lastOrderAtMinute),
    capacity: Number(recorded.capacity),
    ovenMinutes: numberOrNull(recorded.ovenMinutes),
    decoratorMinutes: numberOrNull(recorded.decoratorMinutes),
    windows: readWindowTexts(recorded.windows),
  };
}

function numberOrNull(value: FieldValue): number | null {
  return value === null ? null : Number(value);
}

function readWindowTexts(texts: FieldValue): DayMinutes[] {
  return (Array.isArray(texts) ? texts : []).map((text) => {
    const [startMinute = 0, endMinute = 0] = text.split("-").map(Number);
    return { startMinute, endMinute };
  });
}

const money = (value: FieldValue) => showMoney(paise(Number(value)));
const limit = (value: FieldValue) => (value === null ? "no limit" : String(value));

/** The label of each setting, and its value in words. An option has one of the two last orders. */
const WORDS: Record<keyof OptionSettings, [label: string, words: (value: FieldValue) => string]> = {
  feePaise: ["Fee", money],
  freeFromPaise: ["Free from", (value) => (value === null ? "never" : money(value))],
  lastOrderMinutes: ["Last order", (value) => `${hoursOf(Number(value))} hours before`],
  lastOrderAtMinute: ["Last order", (value) => showMinute(Number(value))],
  capacity: ["Capacity", String],
  ovenMinutes: ["Oven, minutes", limit],
  decoratorMinutes: ["Decorator, minutes", limit],
  windows: ["Windows", (value) => writeWindows(readWindowTexts(value)).replaceAll("\n", ", ")],
};

export const OPTION_WORDS = Object.fromEntries(
  Object.entries(WORDS).map(([field, [label]]) => [field, label]),
);

/** A recorded setting in words. */
export function settingWords(field: string, value: FieldValue): string {
  const words: Partial<Record<string, (typeof WORDS)[keyof OptionSettings]>> = WORDS;
  return words[field]?.[1](value) ?? String(value);
}

export type Difference = { field: string; before: string; after: string };

/** The settings that differ, in words. */
export function differencesOf(before: OptionSettings, after: OptionSettings): Difference[] {
  const changed = changedFields(recordedOption(before), recordedOption(after));
  return Object.entries(WORDS).flatMap(([field, [label, words]]) =>
    changed && field in changed.after
      ? [
          {
            field: label,
            before: words(changed.before[field] ?? null),
            after: words(changed.after[field] ?? null),
          },
        ]
      : [],
  );
}

/** One side of differences for the log: `Fee ₹50; Capacity 20`. */
export function showSide(differences: Difference[], side: "before" | "after"): string {
  return differences.map((difference) => `${difference.field} ${difference[side]}`).join("; ");
}

/** The highest fee: ₹10,000. */
export const MOST_FEE = paise(1_000_000);

/** The most minutes of a window that can be set: a week of one person or oven. */
export const MOST_WINDOW_MINUTES = 10_000;
