import { describe, expect, test } from "vitest";
import { day, instant } from "../../basics/india-time.ts";
import type { DeliveryOption } from "./options.ts";
import { arrival, isLabelOf, windowLabel } from "./windows.ts";

const saturday = day("2026-11-21");
const sunday = day("2026-11-22");
const at = (hour: number, minute = 0, on = saturday) => instant(on, hour * 60 + minute);

function aWindow(option: DeliveryOption, from: number, to: number) {
  return { option, startMinute: from * 60, endMinute: to * 60 };
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
});
