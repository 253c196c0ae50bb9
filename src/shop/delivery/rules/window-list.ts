import { HAS_ONE_WINDOW } from "./option-facts.ts";
import type { DeliveryOption } from "./options.ts";
import { showMinute } from "./windows.ts";

export type DayMinutes = { startMinute: number; endMinute: number };

export const MOST_WINDOWS = 24;
/** Midnight comes on the evening before its date: a start in the morning would be read as 24 hours sooner. */
const FIRST_MIDNIGHT_MINUTE = 12 * 60;
export const MIDNIGHT_STARTS_LATE = "Midnight delivery comes the evening before: for example 11 PM - 12 AM.";
const LINE = /^(\d{1,2})(?::(\d{2}))?\s*([ap]m)?\s*(?:-|–|to)\s*(\d{1,2})(?::(\d{2}))?\s*([ap]m)?$/i;

/** Windows as a form shows them: one on each line. */
export function writeWindows(windows: DayMinutes[]): string {
  return windows
    .map(({ startMinute, endMinute }) => `${showMinute(startMinute)} - ${showMinute(endMinute)}`)
    .join("\n");
}

/** Reads windows, one on each line, such as `9 AM - 12 PM` or `18:00-21:00`. Returns a text for a mistake. */
export function readWindows(text: string, option: DeliveryOption): DayMinutes[] | string {
  const lines = text.split(/[\n,]/).flatMap((line) => line.trim() || []);
  if (lines.length === 0) return "Please enter at least one window.";
  if (lines.length > MOST_WINDOWS) return `Please enter at most ${MOST_WINDOWS} windows.`;
  const windows: DayMinutes[] = [];
  for (const line of lines) {
    const [, hour, minute, half, endHour, endMinute, endHalf] = LINE.exec(line) ?? [];
    const from = minuteOf(hour, minute, half);
    const end = minuteOf(endHour, endMinute, endHalf);
    // `6 - 9 PM` could begin in the morning or in the evening.
    const isHalfMissing = (half === undefined) !== (endHalf === undefined);
    const wrong = `“${line.slice(0, 40)}” is not a window. Write it as 9 AM - 12 PM.`;
    if (from === null || end === null || isHalfMissing) return wrong;
    // The day ends at midnight.
    const to = end === 0 ? 1440 : end;
    if (to <= from) return wrong;
    windows.push({ startMinute: from, endMinute: to });
  }
  return sortedWindows(windows, option);
}

/** Windows in the order of the day. A text says why an option cannot have them. */
export function sortedWindows(windows: readonly DayMinutes[], option: DeliveryOption): DayMinutes[] | string {
  if (windows.length > 1 && HAS_ONE_WINDOW[option]) return "This delivery has one window.";
  if (windows.some((window) => startsTooSoon(option, window))) return MIDNIGHT_STARTS_LATE;
  const sorted = windows.toSorted((a, b) => a.startMinute - b.startMinute);
  const overlap = sorted.find((window, index) => window.startMinute < (sorted[index - 1]?.endMinute ?? 0));
  return overlap ? `The window from ${showMinute(overlap.startMinute)} overlaps the one before.` : sorted;
}

/** Whether it is a Midnight window that starts before noon. */
export function startsTooSoon(option: DeliveryOption, { startMinute }: { startMinute: number }): boolean {
  return option === "midnight" && startMinute < FIRST_MIDNIGHT_MINUTE;
}

/** Null if it is not a time of the day. */
function minuteOf(hour = "", minute = "0", half = ""): number | null {
  const typed = Number(hour);
  const isTwelve = half !== "";
  if (hour === "" || Number(minute) > 59 || (isTwelve ? typed < 1 || typed > 12 : typed > 24)) return null;
  const hours = isTwelve ? (typed % 12) + (half.toLowerCase() === "pm" ? 12 : 0) : typed;
  const total = hours * 60 + Number(minute);
  return total > 1440 ? null : total;
}
