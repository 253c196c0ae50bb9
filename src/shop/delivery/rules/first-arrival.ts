import { addDays, type Day, dayOf } from "../../basics/india-time.ts";
import { type BookableWindow, isBookable, type LastOrder } from "./bookable.ts";
import { arrival, EXPRESS_MINUTES, startOf, type Window } from "./windows.ts";

/** An order made `now`, and its lead time. */
export type OrderNow = { now: Date; leadHours: number };

/** A window that an order made now can still have, on its day. */
export type Arrival<W extends BookableWindow> = { on: Day; window: W; startsAt: Date; endsAt: Date };

/**
 * The window in which an order made now arrives first: on the earliest day, the one that ends first. Excludes full
 * windows. Null if there is none.
 */
export function firstArrival<W extends BookableWindow>(
  windows: W[],
  days: Day[],
  { now, leadHours }: OrderNow,
  hasRoom: (on: Day, window: W, leadHours: number) => boolean,
): Arrival<W> | null {
  for (const on of days) {
    let first: Arrival<W> | null = null;
    for (const window of windows) {
      if (!isBookable(window, { on, now, leadHours })) continue;
      const candidate = { on, window, ...arrival(window, on, now) };
      if (first && first.endsAt <= candidate.endsAt) continue;
      if (hasRoom(on, window, leadHours)) first = candidate;
    }
    if (first) return first;
  }
  return null;
}

const HOUR = 3_600_000;
const EXPRESS_HOURS = EXPRESS_MINUTES / 60;

/**
 * The longest lead time, in whole hours, of an order made `now` that one of these windows still delivers by this day,
 * even if it is full. -1 if none does. A pincode may offer less.
 */
export function longestLeadUntil(windows: (Window & LastOrder)[], by: Day, now: Date): number {
  // The windows of a day begin later than those of the day before it, but may all be past their cut-off.
  const days = by > dayOf(now) ? [by, addDays(by, -1)] : [by];
  const leads = days.flatMap((on) =>
    windows.flatMap((window) => {
      if (window.option === "pickup") return [];
      if (!isBookable({ ...window, closings: [] }, { on, now, leadHours: 0 })) return [];
      if (window.option === "express") return [EXPRESS_HOURS];
      return [Math.floor((startOf(window, on).getTime() - now.getTime()) / HOUR)];
    }),
  );
  return Math.max(-1, ...leads);
}

/**
 * The longest of these lead times, in hours, with which an order made now still gets one of these windows. Null if
 * none does.
 */
export function longestLead<W extends BookableWindow>(
  windows: W[],
  on: Day,
  { now, leads }: { now: Date; leads: number[] },
  hasRoom: (on: Day, window: W, leadHours: number) => boolean,
): number | null {
  const reaching = leads.filter((leadHours) =>
    windows.some((window) => hasRoom(on, window, leadHours) && isBookable(window, { on, now, leadHours })),
  );
  return reaching.length > 0 ? Math.max(...reaching) : null;
}
