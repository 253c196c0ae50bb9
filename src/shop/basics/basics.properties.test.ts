import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  addDays,
  type Day,
  day,
  dayOf,
  daysBetween,
  instant,
  minuteOf,
  parseDay,
  weekdayOf,
} from "./india-time.ts";
import { discountPercent, fromRupees, minus, paise, plus, showMoney, times, toRupees } from "./money.ts";
import { networkOf } from "./network-of.ts";
import { parsePhone } from "./phone.ts";
import { isPlain, isPlainText, tidy, tidyLines } from "./plain-text.ts";

const amount = fc.integer({ min: 0, max: 100_000_000 }).map(paise);
const moment = fc
  .date({ min: new Date("2024-01-01T00:00:00Z"), max: new Date("2040-12-31T23:59:59Z"), noInvalidDate: true })
  // Half of them round India's midnight, where a day begins five and a half hours before it does in London.
  .chain((at) =>
    fc.constantFrom(
      at,
      new Date(Math.floor(at.getTime() / 86_400_000) * 86_400_000 + 66_600_000 - (at.getTime() % 3)),
    ),
  );
const aDay = moment.map(dayOf);

describe("money", () => {
  test("is converted to rupees and back without losing a paisa", () => {
    fc.assert(
      fc.property(amount, (money) => {
        expect(fromRupees(toRupees(money))).toBe(money);
      }),
    );
  });

  test("has the same sum in any order, and subtraction undoes addition", () => {
    fc.assert(
      fc.property(amount, amount, amount, (a, b, c) => {
        expect(plus(a, b, c)).toBe(plus(c, plus(b, a)));
        expect(minus(plus(a, b), b)).toBe(a);
      }),
    );
  });

  test("a quantity costs its price times the quantity", () => {
    fc.assert(
      fc.property(amount, fc.integer({ min: 1, max: 20 }), (price, quantity) => {
        expect(times(price, quantity)).toBe(plus(...Array.from({ length: quantity }, () => price)));
      }),
    );
  });

  test("is shown with the digits of its amount", () => {
    fc.assert(
      fc.property(amount, (money) => {
        const shown = showMoney(money);
        expect(shown).toMatch(/^₹\d{1,3}(,\d{2,3})*(\.\d{2})?$/);
        expect(Math.round(Number(shown.replace(/[₹,]/g, "")) * 100)).toBe(money);
      }),
    );
  });

  test("a fraction of a paisa is refused", () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noInteger: true }), (fraction) => {
        expect(() => paise(fraction)).toThrow();
      }),
    );
  });
});

describe("the discount badge", () => {
  test("is a whole percentage of the price, within half a percent, and absent without a discount", () => {
    fc.assert(
      fc.property(amount, amount, (price, sell) => {
        const percent = discountPercent(price, sell);
        expect(Number.isInteger(percent) && percent >= 0 && percent <= 100).toBe(true);
        if (sell >= price) expect(percent).toBe(0);
        else expect(Math.abs(percent - (1 - sell / price) * 100)).toBeLessThanOrEqual(0.5);
      }),
    );
  });

  test("never grows with the selling price", () => {
    fc.assert(
      fc.property(amount, amount, amount, (price, sell, otherSell) => {
        const [low, high] = sell < otherSell ? [sell, otherSell] : [otherSell, sell];
        expect(discountPercent(price, low)).toBeGreaterThanOrEqual(discountPercent(price, high));
      }),
    );
  });
});

describe("the shop's days", () => {
  test("a moment belongs to the day that contains its minute, also at midnight and on leap days", () => {
    fc.assert(
      fc.property(moment, (at) => {
        const on = dayOf(at);
        const start = instant(on, 0).getTime();
        expect(at.getTime() - start).toBeGreaterThanOrEqual(0);
        expect(at.getTime()).toBeLessThan(instant(addDays(on, 1), 0).getTime());
        expect(minuteOf(at)).toBe(Math.floor((at.getTime() - start) / 60_000));
      }),
    );
  });

  test("are those of a calendar in Kolkata", () => {
    const calendar = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Kolkata", dateStyle: "short" });
    const weekday = new Intl.DateTimeFormat("en-IN", { timeZone: "Asia/Kolkata", weekday: "short" });
    fc.assert(
      fc.property(moment, (at) => {
        expect(dayOf(at)).toBe(calendar.format(at));
        expect(weekdayOf(dayOf(at))).toBe(weekday.format(at));
      }),
    );
  });

  test("adding days and counting the days between agree, forwards and back", () => {
    fc.assert(
      fc.property(aDay, fc.integer({ min: -1_500, max: 1_500 }), (on, days) => {
        const there = addDays(on, days);
        expect(daysBetween(on, there)).toBe(days);
        expect(addDays(there, -days)).toBe(on);
        expect(Math.sign(days)).toBe(there === on ? 0 : there > on ? 1 : -1);
      }),
    );
  });

  test("only dates of this century are accepted", () => {
    const digits = fc.tuple(
      fc.integer({ min: 1990, max: 2100 }),
      fc.integer({ min: 0, max: 14 }),
      fc.integer({ min: 0, max: 33 }),
    );
    fc.assert(
      fc.property(digits, ([year, month, date]) => {
        const two = (number: number) => String(number).padStart(2, "0");
        const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
        const lengths = [0, 31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
        const exists = year >= 2000 && year <= 2099 && date >= 1 && date <= (lengths[month] ?? 0);
        expect(parseDay(`${year}-${two(month)}-${two(date)}`) !== null).toBe(exists);
      }),
    );
    expect([parseDay("2028-02-29"), parseDay("2026-02-29")]).toEqual(["2028-02-29", null]);
  });

  test("any other text is refused without an exception", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        const parsed = parseDay(text);
        expect(parsed === null || day(parsed) === (text as Day)).toBe(true);
      }),
    );
  });
});

describe("texts", () => {
  const text = fc.string({ unit: "binary", maxLength: 80 });

  test("stay the same when they are tidied again", () => {
    fc.assert(
      fc.property(text, (untidy) => {
        expect(tidy(tidy(untidy))).toBe(tidy(untidy));
        expect(tidy(untidy)).not.toMatch(/^\s|\s$|\s{2}|[\n\r\t]/);
        expect(tidyLines(tidyLines(untidy))).toBe(tidyLines(untidy));
        expect(tidyLines(untidy)).not.toMatch(/\n{3}|\r/);
      }),
    );
  });

  test("that are plain on one line are plain on several", () => {
    fc.assert(
      fc.property(text, (line) => {
        expect(isPlain(line) && !isPlainText(line)).toBe(false);
      }),
    );
  });

  test("are a phone number or none, and a number that was read reads the same again", () => {
    const typed = fc.oneof(
      text,
      fc.stringMatching(/^[6-9]\d{9}$/),
      fc.stringMatching(/^(\+91|0|91)?[ -]?[6-9]\d{4}[ -]?\d{5}$/),
    );
    fc.assert(
      fc.property(typed, (entry) => {
        const number = parsePhone(entry);
        if (number === null) return;
        expect(number).toMatch(/^\+[1-9]\d{6,14}$/);
        expect(parsePhone(number)).toBe(number);
      }),
    );
  });
});

test("all addresses of a home's IPv6 network count as one, and of another as another", () => {
  const group = fc.integer({ min: 1, max: 0xffff }).map((value) => value.toString(16));
  fc.assert(
    fc.property(
      fc.array(group, { minLength: 8, maxLength: 8 }),
      fc.array(group, { minLength: 4, maxLength: 4 }),
      (ip, rest) => {
        const network = ip.slice(0, 4);
        expect(networkOf([...network, ...rest].join(":"))).toBe(networkOf(ip.join(":").toUpperCase()));
        expect(networkOf(`${network.join(":")}::1`)).toBe(networkOf(ip.join(":")));
        const other = [...network.slice(0, 3), network[3] === "1" ? "2" : "1", ...rest];
        expect(networkOf(other.join(":"))).not.toBe(networkOf(ip.join(":")));
      },
    ),
  );
});
