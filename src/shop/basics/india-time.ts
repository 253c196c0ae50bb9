/**
 * The shop's days and hours are India's, wherever server and browser are. India is UTC+5:30 all year, so plain
 * arithmetic is exact.
 */
const OFFSET_MINUTES = 330;
const MINUTE = 60_000;
const DAY_MINUTES = 24 * 60;

/** A calendar day of the shop, `YYYY-MM-DD`. */
export type Day = string & { readonly __day: unique symbol };

/** Parses `YYYY-MM-DD` of this century; null if no such day exists (`2026-02-30`). */
export function parseDay(text: string): Day | null {
  // This century only: days are added and subtracted, and the result must be a valid date too.
  if (!/^20\d{2}-\d{2}-\d{2}$/.test(text)) return null;
  const at = new Date(`${text}T00:00:00Z`);
  return Number.isNaN(at.getTime()) || at.toISOString().slice(0, 10) !== text ? null : (text as Day);
}

/** As `parseDay`, for days that are known to be right. Throws otherwise. */
export function day(text: string): Day {
  const parsed = parseDay(text);
  if (!parsed) throw new RangeError(`not a day: ${text}`);
  return parsed;
}

/** The shop's calendar day at this instant. */
export function dayOf(at: Date): Day {
  return new Date(at.getTime() + OFFSET_MINUTES * MINUTE).toISOString().slice(0, 10) as Day;
}

/** Minutes since the shop's midnight at this instant. */
export function minuteOf(at: Date): number {
  return Math.floor((at.getTime() / MINUTE + OFFSET_MINUTES) % DAY_MINUTES);
}

/** The instant `minute` minutes after midnight of `on`, India time. May pass the end of the day. */
export function instant(on: Day, minute: number): Date {
  return new Date(Date.parse(`${on}T00:00:00Z`) + (minute - OFFSET_MINUTES) * MINUTE);
}

export function addDays(on: Day, days: number): Day {
  return new Date(Date.parse(`${on}T00:00:00Z`) + days * DAY_MINUTES * MINUTE)
    .toISOString()
    .slice(0, 10) as Day;
}

/** The instants at which days begin and end, both days included. Null: no limit. */
export function instantsOf({ from, to }: { from: Day | null; to: Day | null }) {
  return { from: from && instant(from, 0), to: to && instant(addDays(to, 1), 0) };
}

/** Whole days from one day to another; negative when `to` is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return Math.round(
    (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / (DAY_MINUTES * MINUTE),
  );
}

const WEEKDAYS = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"] as const;
const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"] as const;

export function weekdayOf(on: Day): (typeof WEEKDAYS)[number] {
  return WEEKDAYS[new Date(`${on}T00:00:00Z`).getUTCDay()] as (typeof WEEKDAYS)[number];
}

/** `Sat, 21 Nov`, or with the year `Sat, 21 Nov 2026`. */
export function showDay(on: Day, withYear = false): string {
  const [year = 0, month = 0, date = 0] = on.split("-").map(Number);
  return `${weekdayOf(on)}, ${date} ${MONTHS[month - 1]}${withYear ? ` ${year}` : ""}`;
}

/** `Sat, 21 Nov, 4:05 PM` of the shop's clock. */
export function showInstant(at: Date): string {
  return `${showDay(dayOf(at))}, ${showTime(at)}`;
}

/** `4:05 PM` of the shop's clock. */
export function showTime(at: Date): string {
  const minute = minuteOf(at);
  const hour = Math.floor(minute / 60);
  const rest = String(minute % 60).padStart(2, "0");
  return `${hour % 12 || 12}:${rest} ${hour % 24 < 12 ? "AM" : "PM"}`;
}

/** Formats a 24-hour number: 9 is `9 AM`, 12 is `12 PM`, 24 is `12 AM`. */
export function showHour(hour: number): string {
  return `${hour % 12 || 12} ${hour % 24 < 12 ? "AM" : "PM"}`;
}
