import { describe, expect, test } from "vitest";
import { day, dayOf } from "../../basics/india-time.ts";
import { bookingRange, isInBookingRange } from "./booking-range.ts";

const saturday = day("2026-11-21");

describe("days", () => {
  test.each([
    ["2026-11-20", false],
    ["2026-11-21", true],
    ["2027-02-19", true],
    ["2027-02-20", false],
  ])("on 21 November 2026, %s can be booked: %s", (on, can) => {
    expect(isInBookingRange(day(on), saturday)).toBe(can);
  });

  test.each([
    ["2027-12-01", "2028-02-29", true, "to a leap day"],
    ["2027-12-01", "2028-03-01", false, "not beyond it"],
    ["2026-12-01", "2027-03-01", true, "a year without one"],
    ["2026-12-01", "2027-03-02", false, "nor further"],
  ])("on %s, %s can be booked: %s (%s)", (today, on, can, _why) => {
    expect(isInBookingRange(day(on), day(today))).toBe(can);
  });

  test.each([
    ["2026-11-21T18:29:59Z", "2026-11-21"],
    ["2026-11-21T18:30:00Z", "2026-11-22"],
  ])("at %s the calendar begins with %s: the day is India's", (now, first) => {
    expect(bookingRange(dayOf(new Date(now)))[0]).toBe(first);
  });

  test("the calendar offers today and the 90 days after it", () => {
    const days = bookingRange(saturday);
    expect(days).toHaveLength(91);
    expect([days[0], days.at(-1)]).toEqual(["2026-11-21", "2027-02-19"]);
  });
});
