import { addDays, type Day, instant, showDay, showHour, weekdayOf } from "../../basics/india-time.ts";
import type { DeliveryOption } from "./options.ts";

/** A window of a delivery option, in minutes of the shop's day. */
export type Window = { option: DeliveryOption; startMinute: number; endMinute: number };

/** Express arrives within this time after the order. */
export const EXPRESS_MINUTES = 120;

/** The label of an Express slot. Screens show the time instead (`expressBy`). */
export const EXPRESS_LABEL = "Within 2 hours";

/**
 * The label of a window. Midnight includes the date: for the 22nd it comes in the night before, as `Sat night, into
 * Sun 22 Nov`.
 */
export function windowLabel(window: Window, on?: Day): string {
  if (window.option === "express") return EXPRESS_LABEL;
  if (window.option === "midnight" && on) {
    return `${weekdayOf(addDays(on, -1))} night, into ${showDay(on).replace(",", "")}`;
  }
  return `${showMinute(window.startMinute)} - ${showMinute(window.endMinute)}`;
}

/** Does this text name the window on that day, ignoring spaces, dashes and case? */
export function isLabelOf(text: string, window: Window, on: Day): boolean {
  const normalised = plain(text);
  return normalised === plain(windowLabel(window)) || normalised === plain(windowLabel(window, on));
}

/** When a window of a day begins. Midnight of a date is the evening before it. */
export function startOf(window: Window, on: Day): Date {
  return instant(window.option === "midnight" ? addDays(on, -1) : on, window.startMinute);
}

/** Returns the time in which an order made `now` for this window arrives. Express counts from now. */
export function arrival(window: Window, on: Day, now: Date): { startsAt: Date; endsAt: Date } {
  const startsAt = window.option === "express" ? now : startOf(window, on);
  const minutes = window.option === "express" ? EXPRESS_MINUTES : window.endMinute - window.startMinute;
  return { startsAt, endsAt: new Date(startsAt.getTime() + minutes * 60_000) };
}

/** `6 PM`, `6:30 PM`: a minute of the shop's day. */
export function showMinute(minute: number): string {
  const rest = minute % 60;
  const hour = showHour(Math.floor(minute / 60));
  return rest === 0 ? hour : hour.replace(" ", `:${String(rest).padStart(2, "0")} `);
}

function plain(label: string): string {
  return label
    .toLowerCase()
    .replace(/[\u2010-\u2015\u2212]/g, "-")
    .replace(/\s+/g, "");
}
