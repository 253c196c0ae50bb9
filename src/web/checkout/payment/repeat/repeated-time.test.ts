import { expect, test } from "vitest";
import type { Slot } from "../../../../contract/delivery.ts";
import { paise } from "../../../../shop/basics/money.ts";
import type { DeliveryOption } from "../../../../shop/delivery/rules/options.ts";
import { repeatedTime, timeOfAnyDay } from "./repeated-time.ts";

const slot = (label: string, state: Slot["state"] = "open"): Slot => ({
  ...{ label, state, startMinute: 1380, endMinute: 1439, placesLeft: 3, capacity: 6 },
});
const options = (option: DeliveryOption, ...slots: Slot[]) => [
  { option, name: "any", feePaise: paise(0), freeFromPaise: null, slots },
];

test("the hour of the earlier order is found if it is open", () => {
  const last = { option: "standard" as const, time: "9 AM - 12 PM" };
  const day = (state: Slot["state"]) => options("standard", slot("6 AM - 9 AM"), slot("9 AM - 12 PM", state));
  expect(repeatedTime(last, day("open"))).toBe("9 AM - 12 PM");
  expect(repeatedTime(last, day("full"))).toBeNull();
  expect(repeatedTime(last, options("express", slot("9 AM - 12 PM")))).toBeNull();
  expect(timeOfAnyDay(last)).toBe("9 AM - 12 PM");
});

test("Midnight is found under the name of its new night", () => {
  const last = { option: "midnight" as const, time: "Sat night, into Sun 22 Nov" };
  const next = "Sat night, into Sun 29 Nov";
  expect(repeatedTime(last, options("midnight", slot(next)))).toBe(next);
  expect(repeatedTime(last, options("midnight", slot(next, "closed")))).toBeNull();
  expect(timeOfAnyDay(last)).toBe("");
});
