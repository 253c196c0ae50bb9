import { expect, test } from "vitest";
import { day, instant } from "../../basics/india-time.ts";
import { visibilityFor } from "./order-visibility.ts";

const SLOT = {
  deliveryOn: day("2026-11-24"),
  deliveryOption: "standard" as const,
  startMinute: 540,
  endMinute: 720,
};
const AT = (on: string, minute = 600) => instant(day(on), minute);

test.each([
  ["owner", "money, customer, receiver, phone"],
  ["manager", "money, customer, receiver, phone"],
  ["care", "money, customer, receiver, phone"],
  ["accountant", "money"],
  ["kitchen", ""],
  ["rider", "receiver"],
] as const)("a day ahead %s sees: %s", (role, seen) => {
  const sight = visibilityFor([role], SLOT, AT("2026-11-23"));
  expect(
    Object.entries(sight)
      .flatMap(([what, is]) => (is ? [what] : []))
      .join(", "),
  ).toBe(seen);
});

test("a rider sees the phone number from the first to the last minute of the day only", () => {
  const phone = (now: Date) => visibilityFor(["rider"], SLOT, now).phone;
  expect(
    [AT("2026-11-23", 1439), AT("2026-11-24", 0), AT("2026-11-24", 1439), AT("2026-11-25", 0)].map(phone),
  ).toEqual([false, true, true, false]);
  expect(visibilityFor(["kitchen"], SLOT, AT("2026-11-24")).phone).toBe(false);
});

test("a rider sees the phone number of a midnight order on the evening before", () => {
  const midnight = { ...SLOT, deliveryOption: "midnight" as const, startMinute: 1380, endMinute: 1440 };
  expect(visibilityFor(["rider"], midnight, AT("2026-11-23", 1380)).phone).toBe(true);
  expect(visibilityFor(["rider"], midnight, AT("2026-11-22", 1380)).phone).toBe(false);
});
