import type { Day } from "../../basics/india-time.ts";
import { type BookableWindow, isBookable } from "./bookable.ts";
import { arrival } from "./windows.ts";

/** An order made `now`, and its lead time. */
export type OrderNow = { now: Date; leadHours: number };

/** A window that an order made now can still have, on its day. */
export type Arrival<W extends BookableWindow> = { on: Day; window: W; startsAt: Date; endsAt: Date };

/**
 * The window in which an order made now arrives first: on the earliest day, the one that ends first. Excludes pickup
 * and full windows. Null if there is none.
 */
export function firstArrival<W extends BookableWindow>(
  windows: W[],
  days: Day[],
  { now, leadHours }: OrderNow,
  hasRoom: (on: Day, window: W) => boolean,
): Arrival<W> | null {
  for (const on of days) {
    let first: Arrival<W> | null = null;
    for (const window of windows) {
      if (window.option === "pickup" || !isBookable(window, { on, now, leadHours })) continue;
      const candidate = { on, window, ...arrival(window, on, now) };
      if (first && first.endsAt <= candidate.endsAt) continue;
      if (hasRoom(on, window)) first = candidate;
    }
    if (first) return first;
  }
  return null;
}

/**
 * The longest of these lead times, in hours, with which an order made now still gets one of these windows. Null if
 * none does.
 */
export function longestLead<W extends BookableWindow>(
  windows: W[],
  on: Day,
  { now, leads }: { now: Date; leads: number[] },
  hasRoom: (on: Day, window: W) => boolean,
): number | null {
  const free = windows.filter((window) => hasRoom(on, window));
  const reaching = leads.filter((leadHours) =>
    free.some((window) => isBookable(window, { on, now, leadHours })),
  );
  return reaching.length > 0 ? Math.max(...reaching) : null;
}
