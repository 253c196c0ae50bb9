import { describe, expect, test } from "vitest";
import { day, dayOf, instant } from "../../basics/india-time.ts";
import { paise } from "../../basics/money.ts";
import { isBookable } from "./bookable.ts";
import { bookingRange, isInBookingRange } from "./booking-range.ts";
import { deliveryCharge } from "./fee.ts";
import type { DeliveryOption } from "./options.ts";
import { parseOptionName } from "./parse-option-name.ts";
import { isPincode, typedPincode } from "./pincode.ts";
import { arrival, isLabelOf, windowLabel } from "./windows.ts";

const saturday = day("2026-11-21");
const sunday = day("2026-11-22");
const at = (hour: number, minute = 0, on = saturday) => instant(on, hour * 60 + minute);

const LAST_ORDER: Record<
  DeliveryOption,
  { lastOrderMinutes: number | null; lastOrderAtMinute: number | null; closings: [] }
> = {
  standard: { lastOrderMinutes: 180, lastOrderAtMinute: null, closings: [] },
  express: { lastOrderMinutes: 120, lastOrderAtMinute: null, closings: [] },
  "fixed-time": { lastOrderMinutes: 240, lastOrderAtMinute: null, closings: [] },
  midnight: { lastOrderMinutes: null, lastOrderAtMinute: 17 * 60, closings: [] },
  pickup: { lastOrderMinutes: 120, lastOrderAtMinute: null, closings: [] },
};

function aWindow(option: DeliveryOption, from: number, to: number) {
  return { option, startMinute: from * 60, endMinute: to * 60, ...LAST_ORDER[option] };
}

describe("labels", () => {
  test.each([
    ["standard", 9, 12, "9 AM - 12 PM"],
    ["standard", 12, 15, "12 PM - 3 PM"],
    ["fixed-time", 20, 21, "8 PM - 9 PM"],
    ["express", 10, 20, "Within 2 hours"],
    ["midnight", 23, 24, "11 PM - 12 AM"],
  ] as const)("a %s window from %i to %i is called %s", (option, from, to, label) => {
    expect(windowLabel(aWindow(option, from, to))).toBe(label);
  });

  test("a window that starts at half past says so", () => {
    expect(windowLabel({ option: "pickup", startMinute: 570, endMinute: 630 })).toBe("9:30 AM - 10:30 AM");
  });

  test("midnight of a date names the night before it", () => {
    expect(windowLabel(aWindow("midnight", 23, 24), sunday)).toBe("Sat night, into Sun 22 Nov");
    expect(arrival(aWindow("midnight", 23, 24), sunday, at(10))).toEqual({
      startsAt: at(23),
      endsAt: at(0, 0, sunday),
    });
  });

  test.each(["11 PM - 12 AM", "Sat night, into Sun 22 Nov", "11pm–12am", " sat night,  into sun 22 nov "])(
    "an order may call midnight %j",
    (label) => expect(isLabelOf(label, aWindow("midnight", 23, 24), sunday)).toBe(true),
  );

  test("the label of another night is refused", () => {
    expect(isLabelOf("Sun night, into Mon 23 Nov", aWindow("midnight", 23, 24), sunday)).toBe(false);
  });

  test("a slot of today is hidden from the first minute of the hour in which it starts", () => {
    const noon = { option: "standard", startMinute: 12 * 60, endMinute: 15 * 60 } as const;
    const on = day("2026-11-23");
    const bookable = (minute: number) =>
      isBookable(
        { ...noon, lastOrderMinutes: 0, lastOrderAtMinute: null, closings: [] },
        { on, now: instant(on, minute), leadHours: 0 },
      );
    expect([bookable(11 * 60 + 59), bookable(12 * 60)]).toEqual([true, false]);
  });
});

describe("last orders", () => {
  test.each([
    ["standard", 15, 18, at(12), true, "3 hours before"],
    ["standard", 15, 18, at(12, 1), false, "less than 3 hours before"],
    ["fixed-time", 18, 19, at(14), true, "4 hours before"],
    ["fixed-time", 18, 19, at(14, 1), false, "less than 4 hours before"],
    ["pickup", 14, 15, at(12), true, "2 hours before"],
    ["pickup", 14, 15, at(12, 1), false, "less than 2 hours before"],
    ["express", 10, 20, at(7, 59), false, "before 8 AM"],
    ["express", 10, 20, at(8), true, "at 8 AM"],
    ["express", 10, 20, at(18), true, "at 6 PM"],
    ["express", 10, 20, at(18, 1), false, "after 6 PM"],
  ] as const)("%s of today from %i to %i, %s: %s (%s)", (option, from, to, now, open, _why) => {
    const order = { on: saturday, now, leadHours: 0 };
    expect(isBookable(aWindow(option, from, to), order)).toBe(open);
  });

  test("express is for today only", () => {
    expect(isBookable(aWindow("express", 10, 20), { on: sunday, now: at(12), leadHours: 0 })).toBe(false);
  });

  test("midnight closes at 5 PM of the evening in which it comes", () => {
    const midnight = aWindow("midnight", 23, 24);
    expect(isBookable(midnight, { on: sunday, now: at(17), leadHours: 0 })).toBe(true);
    expect(isBookable(midnight, { on: sunday, now: at(17, 1), leadHours: 0 })).toBe(false);
    expect(isBookable(midnight, { on: saturday, now: at(9), leadHours: 0 })).toBe(false);
  });
});

describe("last orders, to the second, by India's clock", () => {
  test.each([
    // Of a slot that begins at 9 AM, orders close at 6 AM: half past midnight in UTC.
    ["standard", 9, 12, "2026-11-22", "2026-11-22T00:30:00Z"],
    // At 4 AM, which in UTC is still the day before.
    ["fixed-time", 8, 9, "2026-11-22", "2026-11-21T22:30:00Z"],
    ["fixed-time", 8, 9, "2028-03-01", "2028-02-29T22:30:00Z"],
    ["fixed-time", 8, 9, "2027-01-01", "2026-12-31T22:30:00Z"],
    ["pickup", 20, 21, "2028-02-29", "2028-02-29T12:30:00Z"],
    ["express", 10, 20, "2028-02-29", "2028-02-29T12:30:00Z"],
    // Midnight of a date closes at 5 PM of the day before it, whichever that is.
    ["midnight", 23, 24, "2028-02-29", "2028-02-28T11:30:00Z"],
    ["midnight", 23, 24, "2028-03-01", "2028-02-29T11:30:00Z"],
    ["midnight", 23, 24, "2026-03-01", "2026-02-28T11:30:00Z"],
    ["midnight", 23, 24, "2027-01-01", "2026-12-31T11:30:00Z"],
  ] as const)("%s from %i to %i on %s can be ordered until %s", (option, from, to, on, last) => {
    const window = aWindow(option, from, to);
    const ordered = (ms: number) =>
      isBookable(window, { on: day(on), now: new Date(Date.parse(last) + ms), leadHours: 0 });
    expect([ordered(-1_000), ordered(0), ordered(1), ordered(1_000)]).toEqual([true, true, false, false]);
  });

  test.each([
    ["the last second of the day before, in India", "2026-11-20T18:29:59Z", false],
    ["the first second of the day, in India", "2026-11-20T18:30:00Z", false],
    ["a second before 8 AM", "2026-11-21T02:29:59Z", false],
    ["8 AM", "2026-11-21T02:30:00Z", true],
    ["8 AM of the next day", "2026-11-22T02:30:00Z", false],
  ])("express of Saturday, ordered at %s: %s is %s", (_when, now, open) => {
    const order = { on: saturday, now: new Date(now), leadHours: 2 };
    expect(isBookable(aWindow("express", 10, 20), order)).toBe(open);
  });

  test.each([
    [24, "2026-11-20T18:30:00Z", "for midnight to 1 AM of Sunday, from midnight of Saturday"],
    [24, "2028-02-28T18:30:00Z", "on the day after a leap day, from its first second"],
    [24, "2027-12-30T18:30:00Z", "on the last day of a year"],
    [48, "2026-11-19T18:30:00Z", "of two days"],
  ])("%i hours to make it are %s still enough, and a second later they are not (%s)", (leadHours, last) => {
    const [now, later] = [new Date(last), new Date(Date.parse(last) + 1_000)];
    const on = dayOf(new Date(now.getTime() + leadHours * 3_600_000));
    const window = { ...aWindow("standard", 0, 1), lastOrderMinutes: 0 };
    expect(isBookable(window, { on, now, leadHours })).toBe(true);
    expect(isBookable(window, { on, now: later, leadHours })).toBe(false);
  });
});

describe("lead time", () => {
  test.each([
    [sunday, 12, 24, true],
    [sunday, 9, 24, false],
    [saturday, 18, 24, false],
    [saturday, 15, 4, true],
    [saturday, 15, 6, false],
  ])("at 10 AM on Saturday, for %s at %i with %i hours to make it: %s", (on, from, leadHours, open) => {
    expect(isBookable(aWindow("standard", from, from + 3), { on, now: at(10), leadHours })).toBe(open);
  });

  test("express takes only products that are ready within two hours", () => {
    const express = aWindow("express", 10, 20);
    expect(isBookable(express, { on: saturday, now: at(12), leadHours: 2 })).toBe(true);
    expect(isBookable(express, { on: saturday, now: at(12), leadHours: 3 })).toBe(false);
  });
});

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

describe("the delivery charge", () => {
  const standard = { feePaise: paise(5_000), freeFromPaise: paise(50_000) };
  test.each([
    ["just below ₹500 is ₹50", standard, 49_999, 5_000],
    ["from ₹500 is free", standard, 50_000, 0],
    [
      "of midnight is due whatever the order is worth",
      { feePaise: paise(25_000), freeFromPaise: null },
      900_000,
      25_000,
    ],
    ["of pickup is nothing", { feePaise: paise(0), freeFromPaise: null }, 10_000, 0],
  ])("%s", (_fact, fee, goods, charge) => expect(deliveryCharge(fee, paise(goods))).toBe(charge));
});

describe("pincodes", () => {
  test.each([
    [" 110001 ", "110001"],
    ["110 001", "110001"],
    ["110-001", "110001"],
    ["1 1 0 0 0 1", "110001"],
    ["110\u00a0001", "110001"],
    ["\u200e110001\u200b", "110001"],
    ["११०००१", "110001"],
    ["११० ००१", "110001"],
    ["১১০০০১", "110001"],
    ["௧௧௦௦௦௧", "110001"],
    ["૧૧૦૦૦૧", "110001"],
    ["۱۱۰۰۰۱", "110001"],
    ["𑄷𑄷𑄶 𑄶𑄶𑄷", "110001"],
    ["११०००", null],
    [`110001${" ".repeat(100)}`, null],
    ["11000", null],
    ["1100011", null],
    ["abcdef", "abcdef"],
    ["", null],
  ])("%j is asked about as %s", (text, pincode) => expect(typedPincode(text)).toBe(pincode));

  test.each([
    ["110001", true],
    ["010001", false],
    ["11000a", false],
    ["1100011", false],
  ])("%s has the form of a pincode: %s", (text, is) => expect(isPincode(text)).toBe(is));
});

test("an option is found by its name in any spelling", () => {
  expect(parseOptionName(" fixed  time delivery ")).toBe("fixed-time");
  expect(parseOptionName("Teleport")).toBeNull();
});
