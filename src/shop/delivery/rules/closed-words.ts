import { addDays, type Day, dayOf, daysBetween, showDay } from "../../basics/india-time.ts";
import type { BlackoutScope } from "./blackout-words.ts";
import { type Closing, closedWindows, meetsExpress } from "./bookable.ts";
import { OPTION_NAMES } from "./options.ts";
import { type Window, windowLabel } from "./windows.ts";

/** More days than this are not listed one by one. */
const MOST_DAYS = 3;

/** An Express order is closed or not by the time at which it is made. */
const EXPRESS_LINE = `${OPTION_NAMES.express}: orders that would arrive in this time`;

/**
 * The windows that a blackout closes, a line for each day, and a line for Express: also those that it meets only in
 * part. Empty if it closes none, or lasts so long that it closes every window of most days.
 */
export function closedWords(
  windows: readonly Window[],
  closing: Closing & Pick<BlackoutScope, "option" | "startMinute">,
): string[] {
  const { startsAt, endsAt, option, startMinute } = closing;
  if (endsAt === null) return [];
  const first = dayOf(startsAt);
  // Midnight of a date comes the evening before it.
  const days = daysBetween(first, dayOf(endsAt)) + 2;
  if (days > MOST_DAYS + 2) return [];
  const concerned = windows.filter(
    (window) =>
      (option === null || window.option === option) &&
      (startMinute === null || window.startMinute === startMinute),
  );
  const listed = Array.from({ length: days }, (_, nth): Day => addDays(first, nth));
  const lines = closedWindows(concerned, closing, listed).map(({ on, windows: closed }) => {
    const named = [...Map.groupBy(closed, (window) => window.option)].map(
      ([name, ofOption]) =>
        `${OPTION_NAMES[name]} ${ofOption.map((window) => windowLabel(window, on).replace(" - ", " to ")).join(", ")}`,
    );
    return `${showDay(on)}: ${named.join("; ")}`;
  });
  return meetsExpress(concerned, closing, listed) ? [...lines, EXPRESS_LINE] : lines;
}
