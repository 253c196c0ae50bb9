import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays, dayOf, instant, minuteOf } from "../../basics/india-time.ts";
import { NO_MONEY, paise } from "../../basics/money.ts";
import { isBookable } from "./bookable.ts";
import { BOOKING_DAYS, bookingRange, isInBookingRange } from "./booking-range.ts";
import { deliveryFee } from "./fee.ts";
import { DELIVERY_OPTIONS, OPTION_NAMES } from "./options.ts";
import { parseOptionName } from "./parse-option-name.ts";
import { isPincode, typedPincode } from "./pincode.ts";
import { arrival, isLabelOf, startOf, windowLabel } from "./windows.ts";

const MINUTE = 60_000;
const amount = fc.integer({ min: 0, max: 10_000_000 }).map(paise);
/** Moments of several years, many of them round India's midnight and the last day of February. */
const moment = fc
  .tuple(
    fc.constantFrom("2026-11-21", "2026-12-31", "2028-02-28", "2028-02-29", "2027-02-28", "2026-03-31"),
    fc.integer({ min: -3 * 24 * 60, max: 3 * 24 * 60 }),
    fc.integer({ min: -1, max: 1 }),
  )
  .map(([on, minutes, ms]) => new Date(Date.parse(`${on}T18:30:00Z`) + minutes * MINUTE + ms));
const option = fc.constantFrom("standard", "fixed-time", "pickup", "midnight");
const window = fc
  .record({ option, start: fc.integer({ min: 0, max: 23 }), hours: fc.integer({ min: 1, max: 3 }) })
  .map(({ option, start, hours }) => ({
    option: option as "standard",
    startMinute: start * 60,
    endMinute: Math.min(24, start + hours) * 60,
  }));
const lastOrder = fc.oneof(
  fc
    .integer({ min: 0, max: 600 })
    .map((lastOrderMinutes) => ({ lastOrderMinutes, lastOrderAtMinute: null, closings: [] })),
  fc
    .integer({ min: 0, max: 1_439 })
    .map((lastOrderAtMinute) => ({ lastOrderMinutes: null, lastOrderAtMinute, closings: [] })),
);
const ahead = fc.integer({ min: -2, max: 5 });
const lead = fc.integer({ min: 0, max: 72 });

describe("the delivery fee", () => {
  test("is the fee or nothing, and never rises with the value of the goods", () => {
    fc.assert(
      fc.property(
        amount,
        fc.option(amount),
        amount,
        amount,
        (feePaise, freeFromPaise, goodsPaise, otherGoodsPaise) => {
          const fee = (goods: typeof goodsPaise) => deliveryFee({ feePaise, freeFromPaise }, goods);
          expect([feePaise, NO_MONEY]).toContain(fee(goodsPaise));
          const [low, high] =
            goodsPaise < otherGoodsPaise ? [goodsPaise, otherGoodsPaise] : [otherGoodsPaise, goodsPaise];
          expect(fee(high)).toBeLessThanOrEqual(fee(low));
        },
      ),
    );
  });

  test("is waived from the free-from amount, and not one paisa below", () => {
    fc.assert(
      fc.property(amount, amount, (fee, from) => {
        const feePaise = paise(fee + 1);
        const freeFromPaise = paise(from + 1);
        expect(deliveryFee({ feePaise, freeFromPaise }, freeFromPaise)).toBe(0);
        expect(deliveryFee({ feePaise, freeFromPaise }, from)).toBe(feePaise);
      }),
    );
  });
});

describe("a slot", () => {
  test("that is offered is in the future, leaves the lead time, and is before its last order", () => {
    fc.assert(
      fc.property(window, lastOrder, moment, ahead, lead, (hours, last, now, days, leadHours) => {
        const on = addDays(dayOf(now), days);
        if (!isBookable({ ...hours, ...last }, { on, now, leadHours })) return;
        const start = startOf(hours, on);
        expect(start.getTime()).toBeGreaterThan(now.getTime() - 1);
        expect(start.getTime() - now.getTime()).toBeGreaterThanOrEqual(leadHours * 60 * MINUTE);
        const until =
          last.lastOrderAtMinute === null
            ? start.getTime() - last.lastOrderMinutes * MINUTE
            : instant(dayOf(start), last.lastOrderAtMinute).getTime();
        expect(now.getTime()).toBeLessThanOrEqual(until);
      }),
    );
  });

  test("that is offered at one time is also offered earlier, and with a shorter lead time", () => {
    fc.assert(
      fc.property(window, lastOrder, moment, ahead, lead, lead, (hours, last, now, days, long, short) => {
        const on = addDays(dayOf(now), days);
        const slot = { ...hours, ...last };
        if (!isBookable(slot, { on, now, leadHours: Math.max(long, short) })) return;
        expect(isBookable(slot, { on, now, leadHours: Math.min(long, short) })).toBe(true);
        const earlier = new Date(now.getTime() - 45 * MINUTE);
        expect(isBookable(slot, { on, now: earlier, leadHours: Math.max(long, short) })).toBe(true);
      }),
    );
  });

  test("of today that starts in this hour or an earlier one is not offered", () => {
    fc.assert(
      fc.property(window, moment, (hours, now) => {
        const always = { ...hours, lastOrderMinutes: 0, lastOrderAtMinute: null, closings: [] };
        const on = dayOf(now);
        if (hours.option === ("midnight" as string)) return;
        const begun = hours.startMinute / 60 <= Math.floor(minuteOf(now) / 60);
        expect(isBookable(always, { on, now, leadHours: 0 })).toBe(!begun);
      }),
    );
  });

  test("closes to the millisecond", () => {
    fc.assert(
      fc.property(window, fc.integer({ min: 60, max: 600 }), ahead, (hours, lastOrderMinutes, days) => {
        const on = addDays(dayOf(new Date("2028-02-28T12:00:00Z")), days);
        const slot = { ...hours, lastOrderMinutes, lastOrderAtMinute: null, closings: [] };
        const last = startOf(hours, on).getTime() - lastOrderMinutes * MINUTE;
        const isBookableAt = (at: number) => isBookable(slot, { on, now: new Date(at), leadHours: 0 });
        expect([isBookableAt(last), isBookableAt(last + 1)]).toEqual([true, false]);
      }),
    );
  });

  test("is found by its label on its day, with any spaces or dashes", () => {
    fc.assert(
      fc.property(window, moment, fc.constantFrom("-", "–", "—", "\u2212"), (hours, at, dash) => {
        const on = dayOf(at);
        const label = windowLabel(hours, on);
        expect(isLabelOf(label, hours, on)).toBe(true);
        expect(isLabelOf(`  ${label.toUpperCase().replaceAll("-", dash)} `, hours, on)).toBe(true);
      }),
    );
  });

  test("arrives for as long as its window, from its start; Midnight on the evening before", () => {
    fc.assert(
      fc.property(window, moment, (hours, now) => {
        const on = dayOf(now);
        const { startsAt, endsAt } = arrival(hours, on, now);
        expect(endsAt.getTime() - startsAt.getTime()).toBe((hours.endMinute - hours.startMinute) * MINUTE);
        const evening = hours.option === ("midnight" as string) ? addDays(on, -1) : on;
        expect([dayOf(startsAt), minuteOf(startsAt)]).toEqual([evening, hours.startMinute]);
      }),
    );
  });
});

test("the calendar has today and the ninety days after it, over years and leap days", () => {
  fc.assert(
    fc.property(moment, fc.integer({ min: -10, max: 110 }), (at, days) => {
      const today = dayOf(at);
      const on = addDays(today, days);
      expect(isInBookingRange(on, today)).toBe(days >= 0 && days <= BOOKING_DAYS);
      expect(bookingRange(today).includes(on)).toBe(isInBookingRange(on, today));
    }),
  );
});

test("a pincode has six digits; shorter and longer texts are not looked up", () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: "binary" }),
        fc.stringMatching(/^\s?\d{4,8}\s?$/),
        fc.stringMatching(/^[०-९ -]{5,9}$/),
      ),
      (text) => {
        const typed = typedPincode(text);
        expect(typed === null || typed.length === 6).toBe(true);
        if (isPincode(text)) expect([typed, /^[1-9]\d{5}$/.test(text)]).toEqual([text, true]);
      },
    ),
  );
});

test("an option is known by its name, however spaced or capitalised, and by nothing else", () => {
  fc.assert(
    fc.property(fc.constantFrom(...DELIVERY_OPTIONS), fc.constantFrom(" ", "  ", "\t"), (option, gap) => {
      const name = OPTION_NAMES[option];
      expect(parseOptionName(`${gap}${name.toUpperCase().replaceAll(" ", gap)}`)).toBe(option);
      expect(parseOptionName(`${name}s`)).toBe(null);
    }),
  );
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      expect(parseOptionName(`${text}!`)).toBe(null);
    }),
  );
});
