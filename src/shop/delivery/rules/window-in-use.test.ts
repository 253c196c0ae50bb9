import { expect, test } from "vitest";
import { day, instant } from "../../basics/india-time.ts";
import { displacedWindows, firstDayLeft, windowInUseWords } from "./window-in-use.ts";

const morning = { startMinute: 540, endMinute: 720 };

test.each([
  ["moved by half an hour", [{ startMinute: 570, endMinute: 750 }], true],
  ["cut off at its start", [{ startMinute: 600, endMinute: 720 }], true],
  ["removed", [{ startMinute: 720, endMinute: 900 }], false],
  ["shortened", [{ startMinute: 540, endMinute: 660 }], false],
])("a window that is %s is displaced: %j", (_case, after, isDisplaced) => {
  expect(displacedWindows([morning], after)).toEqual(isDisplaced ? [morning] : []);
});

test("orders of a window count until it is over; Midnight is over on the evening before", () => {
  const today = day("2026-11-21");
  expect(firstDayLeft("standard", morning, instant(today, 719))).toBe("2026-11-21");
  expect(firstDayLeft("standard", morning, instant(today, 720))).toBe("2026-11-22");
  const evening = { startMinute: 1320, endMinute: 1380 };
  expect(firstDayLeft("midnight", evening, instant(today, 1379))).toBe("2026-11-22");
  expect(firstDayLeft("midnight", evening, instant(today, 1380))).toBe("2026-11-23");
});

test("the refusal says what to do first", () => {
  const firstOn = day("2026-12-24");
  const orders = { ...morning, because: "orders", many: 20, firstOn } as const;
  expect(windowInUseWords(orders)).toBe(
    "The new windows overlap 9 AM - 12 PM, which has 20 orders, the first for Thu, 24 Dec. Please move them first.",
  );
  expect(windowInUseWords({ ...orders, many: 1 })).toContain("has an order for Thu, 24 Dec.");
  expect(windowInUseWords({ ...orders, because: "closing" })).toContain("Please reopen it first.");
});
