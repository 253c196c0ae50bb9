import { addDays, type Day, daysBetween } from "../../basics/india-time.ts";

/** How far ahead a delivery can be booked. */
export const BOOKING_DAYS = 90;

/** Can a delivery be booked for this day? From today to 90 days ahead, both included. */
export function isInBookingRange(on: Day, today: Day): boolean {
  const ahead = daysBetween(today, on);
  return ahead >= 0 && ahead <= BOOKING_DAYS;
}

/** The first and the last day that can be chosen. */
export function bookingEnds(today: Day): { firstDay: Day; lastDay: Day } {
  return { firstDay: today, lastDay: addDays(today, BOOKING_DAYS) };
}

/** Every day that can be chosen in the calendar. */
export function bookingRange(today: Day): Day[] {
  return Array.from({ length: BOOKING_DAYS + 1 }, (_, ahead) => addDays(today, ahead));
}
