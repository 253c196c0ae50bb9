import { addDays, type Day, dayOf, showDay } from "../../basics/india-time.ts";
import type { DeliveryOption } from "./options.ts";
import { type DayMinutes, writeWindows } from "./window-list.ts";
import { startOf } from "./windows.ts";

/** Why a window cannot give way to one that overlaps it, and from which day on. */
export type WindowInUse = DayMinutes & {
  because: "orders" | "places" | "closing";
  /** The number of orders sold or held, of slots with places of their own, or of closings. */
  many: number;
  firstOn: Day;
};

/** The former windows whose start disappears while a new window takes a part of their hours. */
export function displacedWindows(before: readonly DayMinutes[], after: readonly DayMinutes[]): DayMinutes[] {
  return before.filter(
    (former) =>
      after.every(({ startMinute }) => startMinute !== former.startMinute) &&
      after.some(
        ({ startMinute, endMinute }) => startMinute < former.endMinute && endMinute > former.startMinute,
      ),
  );
}

/** The first day whose window is not over. Midnight of a day is over on the evening before. */
export function firstDayLeft(option: DeliveryOption, window: DayMinutes, now: Date): Day {
  const minutes = window.endMinute - window.startMinute;
  let on = dayOf(now);
  while (startOf({ option, ...window }, on).getTime() + minutes * 60_000 <= now.getTime())
    on = addDays(on, 1);
  return on;
}

/** Says why the windows cannot be saved, and what to do first. */
export function windowInUseWords({ because, many, firstOn, ...window }: WindowInUse): string {
  const day = showDay(firstOn);
  const reason = {
    orders:
      many === 1
        ? `has an order for ${day}. Please move it first.`
        : `has ${many} orders, the first for ${day}. Please move them first.`,
    places: `has its own number of places from ${day} on. Please set them back to normal first.`,
    closing: `has a closing of its own from ${day} on. Please reopen it first.`,
  }[because];
  return `The new windows overlap ${writeWindows([window])}, which ${reason}`;
}
