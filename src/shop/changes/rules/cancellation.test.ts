import { expect, test } from "vitest";
import { day, instant } from "../../basics/india-time.ts";
import { paise } from "../../basics/money.ts";
import { ORDER_STATUS, ORDER_STATUSES } from "../../orders/rules/order-status.ts";
import { type Cancellable, cancellationShare, compensationOf, freeUntil, refundOf } from "./cancellation.ts";

/** Standard Delivery on Monday, 23 November, 9 AM to 12 PM, ordered on Saturday morning. */
function anOrder(overrides: Partial<Cancellable> = {}): Cancellable {
  return {
    status: "placed",
    orderedAt: instant(day("2026-11-21"), 10 * 60),
    deliveryOn: day("2026-11-23"),
    option: "standard",
    startMinute: 9 * 60,
    endMinute: 12 * 60,
    customised: false,
    mostPercent: 100,
    ...overrides,
  };
}
const at = (on: string, minute: number, ms = 0) => new Date(instant(day(on), minute).getTime() + ms);
const share = (order: Cancellable, now: Date) => cancellationShare(order, now, 50);
const [FULL, HALF] = [
  { percent: 100, reason: "early" },
  { percent: 50, reason: "late" },
];

test.each([
  ["days before", at("2026-11-21", 10 * 60), FULL],
  ["a second more than 24 hours before", at("2026-11-22", 9 * 60, -1_000), FULL],
  ["exactly 24 hours before", at("2026-11-22", 9 * 60), FULL],
  ["a thousandth of a second late", at("2026-11-22", 9 * 60, 1), HALF],
  ["a second late", at("2026-11-22", 9 * 60, 1_000), HALF],
  ["on the slot's hour", at("2026-11-23", 9 * 60), HALF],
  ["within the slot, when the kitchen has not begun", at("2026-11-23", 10 * 60), HALF],
])("cancelled %s", (_when, now, expected) => {
  expect(share(anOrder(), now)).toEqual(expected);
});

test("the 24 hours are counted in India's time, wherever the server is", () => {
  // 9 AM in India is 3:30 AM in UTC.
  expect(share(anOrder(), new Date("2026-11-22T03:30:00Z"))).toEqual(FULL);
  expect(share(anOrder(), new Date("2026-11-22T03:30:01Z"))).toEqual(HALF);
  expect(freeUntil(anOrder())).toEqual(new Date("2026-11-22T03:30:00Z"));
});

test("a leap day is a day like any other", () => {
  const order = anOrder({ deliveryOn: day("2028-03-01"), orderedAt: at("2028-02-20", 600) });
  expect(share(order, at("2028-02-29", 9 * 60))).toEqual(FULL);
  expect(share(order, at("2028-02-29", 9 * 60, 1))).toEqual(HALF);
  const onIt = anOrder({ deliveryOn: day("2028-02-29"), orderedAt: at("2028-02-20", 600) });
  expect(share(onIt, at("2028-02-28", 9 * 60))).toEqual(FULL);
});

test.each([
  ["2027-01-01", 9, "2026-12-31T03:30:00Z", "over the turn of the year"],
  ["2027-03-01", 9, "2027-02-28T03:30:00Z", "over the end of a February without a leap day"],
  ["2028-03-01", 9, "2028-02-29T03:30:00Z", "from a leap day on"],
  ["2026-11-23", 0, "2026-11-21T18:30:00Z", "of a slot that begins with the day"],
  ["2026-11-23", 5, "2026-11-21T23:30:00Z", "of a slot whose morning is still yesterday in UTC"],
  ["2026-11-23", 6, "2026-11-22T00:30:00Z", "of one whose morning is the same day in UTC"],
  ["2026-11-23", 23, "2026-11-22T17:30:00Z", "of the last hour of a day"],
])("an order for %s, %i o'clock is free to cancel until %s to the second: %s", (on, hour, last) => {
  const slot = { deliveryOn: day(on), startMinute: hour * 60, endMinute: (hour + 1) * 60 };
  const order = anOrder({ ...slot, orderedAt: new Date(Date.parse(last) - 5 * 86_400_000) });
  const [free, late] = [new Date(last), new Date(Date.parse(last) + 1_000)];
  expect([share(order, free), share(order, late)]).toEqual([FULL, HALF]);
  expect(freeUntil(order)).toEqual(free);
});

test.each([
  ["the last minute of the day before, in India", "2026-11-22T18:29:59Z", "late"],
  ["the first minute of the day, in India, still yesterday in UTC", "2026-11-22T18:30:00Z", "same-day"],
  ["the evening of it, in UTC already tomorrow's morning in Japan", "2026-11-23T15:00:00Z", "same-day"],
])("ordered in %s", (_when, ordered, reason) => {
  const order = anOrder({ orderedAt: new Date(ordered), startMinute: 18 * 60, endMinute: 21 * 60 });
  expect(share(order, new Date("2026-11-23T08:00:00Z")).reason).toBe(reason);
});

test.each(ORDER_STATUSES)(
  "in the status “%s”, something comes back exactly while it can be changed",
  (status) => {
    const { percent } = share(anOrder({ status }), new Date("2026-11-22T03:30:00Z"));
    expect(percent > 0).toBe(ORDER_STATUS[status].isChangeable);
  },
);

test.each([
  [{ customised: true }, "customised"],
  [{ option: "express" }, "express"],
  [{ option: "midnight", startMinute: 1380, endMinute: 1440 }, "midnight"],
  [{ option: "fixed-time" }, "fixed-time"],
] as const)("nothing comes back of %o, however early", (overrides, reason) => {
  expect(share(anOrder(overrides), at("2026-11-21", 11 * 60))).toEqual({ percent: 0, reason });
});

test("pickup can be cancelled like delivery, counted from its own hour", () => {
  const order = anOrder({ option: "pickup", startMinute: 20 * 60, endMinute: 21 * 60 });
  expect(share(order, at("2026-11-22", 20 * 60))).toEqual(FULL);
  expect(share(order, at("2026-11-22", 20 * 60, 1))).toEqual(HALF);
});

test.each([
  ["accepted", FULL],
  ["preparing", { percent: 0, reason: "begun" }],
  ["ready", { percent: 0, reason: "begun" }],
  ["shipped", { percent: 0, reason: "begun" }],
  ["out for delivery", { percent: 0, reason: "begun" }],
  ["undeliverable", { percent: 0, reason: "begun" }],
  ["delivered", { percent: 0, reason: "over" }],
  ["cancelled", { percent: 0, reason: "over" }],
  ["lapsed", { percent: 0, reason: "unpaid" }],
  ["awaiting payment", { percent: 0, reason: "unpaid" }],
] as const)("two days ahead, an order that is %s", (status, expected) => {
  expect(share(anOrder({ status }), at("2026-11-21", 9 * 60))).toEqual(expected);
});

test("the owner sets the late share; the early one is the law's", () => {
  const late = at("2026-11-23", 0);
  expect(cancellationShare(anOrder(), late, 0)).toEqual({ percent: 0, reason: "late" });
  expect(cancellationShare(anOrder(), late, 80)).toEqual({ percent: 80, reason: "late" });
  expect(cancellationShare(anOrder(), at("2026-11-21", 0), 0)).toEqual(FULL);
});

test("rescheduling within the last 24 hours does not make cancelling free again", () => {
  const moved = anOrder({ deliveryOn: day("2026-12-20"), mostPercent: 50 });
  expect(share(moved, at("2026-11-23", 0))).toEqual({ percent: 50, reason: "rescheduled" });
  expect(share(moved, at("2026-12-19", 12 * 60))).toEqual(HALF);
});

test.each([
  [71_900, 100, 71_900],
  [71_900, 50, 35_950],
  [71_901, 50, 35_951],
  [333, 33, 110],
  [150, 50, 100],
  [100, 50, 100],
  [99, 100, 0],
  [0, 100, 0],
  [71_900, 0, 0],
])("of %i paise, %i%% is %i paise: rounded for the customer, never below a rupee", (paid, percent, back) => {
  expect(refundOf(paise(paid), percent)).toBe(back);
});

test.each([
  [71_900, 100, 0],
  [71_900, 50, 360],
  [71_900, 0, 719],
  [71_950, 0, 720],
])("when the shop cancels, of %i paise at %i%% it adds %i coins", (paid, percent, coins) => {
  expect(compensationOf(paise(paid), percent)).toBe(coins);
});
