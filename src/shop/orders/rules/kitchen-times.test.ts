import { expect, test } from "vitest";
import { day, instant, showTime } from "../../basics/india-time.ts";
import { kitchenTimes, urgencyOf } from "./kitchen-times.ts";

const ON = day("2026-11-23");
const morning = instant(ON, 9 * 60);

const order = (fields: object = {}) => ({
  ...{ deliveryOn: ON, deliveryOption: "standard" as const, startMinute: 18 * 60, endMinute: 21 * 60 },
  ...{ createdAt: morning, placedAt: morning },
  ...fields,
});
const timesOf = (fields: object, leadHours: number) => {
  const { startBy, finishBy, promisedAt } = kitchenTimes(order(fields), leadHours);
  return [startBy, finishBy, promisedAt].map(showTime).join(", ");
};

test.each([
  ["a cake of three hours for 6 to 9 PM", {}, 3, "6:00 PM, 8:15 PM, 9:00 PM"],
  ["what takes no time is still packed in half an hour", {}, 0, "7:45 PM, 8:15 PM, 9:00 PM"],
  [
    "who picks up may come when the slot begins",
    { deliveryOption: "pickup" },
    3,
    "3:00 PM, 6:00 PM, 6:00 PM",
  ],
  ["Express counts from the payment", { deliveryOption: "express" }, 1, "9:45 AM, 10:15 AM, 11:00 AM"],
  [
    "nothing is due before ten minutes after its payment",
    { deliveryOption: "express" },
    2,
    "9:10 AM, 10:15 AM, 11:00 AM",
  ],
  [
    "midnight is the evening before the date",
    { deliveryOption: "midnight", startMinute: 23 * 60, endMinute: 24 * 60, placedAt: new Date(0) },
    3,
    "9:00 PM, 11:15 PM, 12:00 AM",
  ],
])("%s: start by, finish by, promised", (_what, fields, lead, words) => {
  expect(timesOf(fields, lead)).toBe(words);
});

test.each([
  ["start", 17, 30, "later"],
  ["start", 17, 44, "later"],
  ["start", 17, 45, "normal"],
  ["start", 17, 56, "at risk"],
  ["start", 18, 1, "late"],
  ["making", 19, 55, "normal"],
  ["making", 19, 56, "at risk"],
  ["making", 20, 16, "late"],
  ["ready", 20, 15, "normal"],
  ["ready", 20, 16, "at risk"],
  ["ready", 21, 1, "late"],
] as const)("an order in column %s is, at %i:%i, %s", (column, hour, minute, urgency) => {
  const times = kitchenTimes(order(), 3);
  expect(urgencyOf(column, times, instant(ON, hour * 60 + minute)).urgency).toBe(urgency);
});
