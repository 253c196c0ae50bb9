import { type Day, dayOf, instant, minuteOf } from "../../basics/india-time.ts";
import { EXPRESS_MINUTES, startOf, type Window } from "./windows.ts";

/** When orders close: so many minutes before the window (Express: before its end), or at a minute of its day. */
export type LastOrder = { lastOrderMinutes: number | null; lastOrderAtMinute: number | null };

const HOUR = 3_600_000;
const MINUTE = 60_000;

/**
 * Can an order made `now` still have this window of that day? Asks for the last order, for the time that the
 * slowest thing in the order takes to make, and hides what has begun. Room is another question.
 */
export function isBookable(
  window: Window & LastOrder,
  order: { on: Day; now: Date; leadHours: number },
): boolean {
  const { on, now, leadHours } = order;
  if (window.option === "express") return on === dayOf(now) && isExpressOpen(window, order);
  const start = startOf(window, on);
  const ahead = start.getTime() - now.getTime();
  // The calendar asks this of thousands of windows: one that is a day or more ahead is surely not today's.
  const isToday = ahead < 24 * HOUR && on === dayOf(now);
  if (isToday && hasBegun(window, now)) return false;
  return now <= lastOrderAt(window, start) && ahead >= leadHours * HOUR;
}

/** Express arrives within two hours of the order and inside its window, so it opens two hours before that. */
function isExpressOpen(
  { startMinute, endMinute, lastOrderMinutes }: Window & LastOrder,
  { on, now, leadHours }: { on: Day; now: Date; leadHours: number },
): boolean {
  const opens = instant(on, startMinute - EXPRESS_MINUTES);
  const closes = instant(on, endMinute - (lastOrderMinutes ?? 0));
  return opens <= now && now <= closes && leadHours * 60 <= EXPRESS_MINUTES;
}

function lastOrderAt(window: LastOrder, startsAt: Date): Date {
  if (window.lastOrderAtMinute !== null) return instant(dayOf(startsAt), window.lastOrderAtMinute);
  return new Date(startsAt.getTime() - (window.lastOrderMinutes ?? 0) * MINUTE);
}

/** The specification hides a slot of today once the hour in which it starts has come. */
function hasBegun({ startMinute }: Window, now: Date): boolean {
  return Math.floor(startMinute / 60) <= Math.floor(minuteOf(now) / 60);
}
