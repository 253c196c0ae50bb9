import { addDays, type Day, instant } from "../../basics/india-time.ts";

/** The days and minutes of a day that the form of a blackout names; null for those left empty. */
export type BlackoutDays = {
  from: Day;
  fromMinute: number | null;
  until: Day | null;
  untilMinute: number | null;
};

/** Returns the start and end of a blackout. Without times it closes whole days; without a last day, one. */
export function blackoutSpan({ from, fromMinute, until, untilMinute }: BlackoutDays): {
  startsAt: Date;
  endsAt: Date;
} {
  const last = until ?? from;
  return {
    startsAt: instant(from, fromMinute ?? 0),
    endsAt: untilMinute === null ? instant(addDays(last, 1), 0) : instant(last, untilMinute),
  };
}

/** The minute of the day of a time as forms send it, such as `18:30`; null for none. */
export function formMinute(text: string): number | null {
  return text === "" ? null : Number(text.slice(0, 2)) * 60 + Number(text.slice(3, 5));
}
