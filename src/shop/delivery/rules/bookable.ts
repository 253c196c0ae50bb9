import { type Day, dayOf, instant, minuteOf } from "../../basics/india-time.ts";
import type { DeliveryOption } from "./options.ts";
import { arrival, EXPRESS_MINUTES, startOf, type Window } from "./windows.ts";

/** The cut-off: minutes before the window (Express: before its end), or a minute of its day. */
export type LastOrder = { lastOrderMinutes: number | null; lastOrderAtMinute: number | null };

/** A time in which the shop takes no orders; without an end until it is reopened. */
export type Closing = { startsAt: Date; endsAt: Date | null };

/** A window with its cut-off, and the blackouts that can concern it. */
export type BookableWindow = Window & LastOrder & { closings: readonly Closing[] };

const HOUR = 3_600_000;
const MINUTE = 60_000;

/** Can an order made `now` still book this window? Checks cut-off, lead time, start and blackouts, but not capacity. */
export function isBookable(
  window: BookableWindow,
  order: { on: Day; now: Date; leadHours: number },
): boolean {
  return isBeforeCutOff(window, order) && !isClosed(window, order);
}

/** Does a blackout overlap the time in which an order made `now` would arrive? */
function isClosed(window: BookableWindow, { on, now }: { on: Day; now: Date }): boolean {
  if (window.closings.length === 0) return false;
  const time = arrival(window, on, now);
  return window.closings.some((closing) => overlaps(closing, time));
}

function overlaps(closing: Closing, { startsAt, endsAt }: { startsAt: Date; endsAt: Date }): boolean {
  return closing.startsAt < endsAt && (closing.endsAt === null || closing.endsAt > startsAt);
}

/**
 * The windows of these days that a blackout closes for every order, in whole or in part. Without Express, which has no
 * hours.
 */
export function closedWindows<Each extends Window>(
  windows: readonly Each[],
  closing: Closing,
  days: readonly Day[],
): { on: Day; windows: Each[] }[] {
  return days
    .map((on) => ({
      on,
      windows: windows.filter(
        (window) => window.option !== "express" && overlaps(closing, arrival(window, on, closing.startsAt)),
      ),
    }))
    .filter(({ windows: closed }) => closed.length > 0);
}

/** Whether a blackout overlaps the hours of Express on one of these days, and so closes it for some orders. */
export function meetsExpress(windows: readonly Window[], closing: Closing, days: readonly Day[]): boolean {
  return windows.some(
    (window) => window.option === "express" && days.some((on) => meetsHours(window, closing, on)),
  );
}

/** Whether a blackout closes this window of a day: of Express, for the orders that would arrive in its time. */
export function closesWindow(
  closing: Closing & { option: DeliveryOption | null; startMinute: number | null },
  window: Window,
  on: Day,
): boolean {
  const { option, startMinute } = closing;
  if (option !== null && option !== window.option) return false;
  if (startMinute !== null && startMinute !== window.startMinute) return false;
  return meetsHours(window, closing, on);
}

/** Whether a blackout lasts for all hours of this window of a day. */
export function coversWindow({ startsAt, endsAt }: Closing, window: Window, on: Day): boolean {
  const hours = hoursOf(window, on);
  return startsAt <= hours.startsAt && (endsAt === null || endsAt >= hours.endsAt);
}

function meetsHours(window: Window, closing: Closing, on: Day): boolean {
  return overlaps(closing, hoursOf(window, on));
}

function hoursOf(window: Window, on: Day): { startsAt: Date; endsAt: Date } {
  const startsAt = startOf(window, on);
  const minutes = window.endMinute - window.startMinute;
  return { startsAt, endsAt: new Date(startsAt.getTime() + minutes * MINUTE) };
}

function isBeforeCutOff(
  window: Window & LastOrder,
  order: { on: Day; now: Date; leadHours: number },
): boolean {
  const { on, now, leadHours } = order;
  if (window.option === "express") return on === dayOf(now) && isExpressOpen(window, order);
  const start = startOf(window, on);
  const ahead = start.getTime() - now.getTime();
  // Called for thousands of windows: skip the exact check for those more than a day ahead.
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

/** The specification hides a slot of today once its starting hour has begun. */
function hasBegun({ startMinute }: Window, now: Date): boolean {
  return Math.floor(startMinute / 60) <= Math.floor(minuteOf(now) / 60);
}
