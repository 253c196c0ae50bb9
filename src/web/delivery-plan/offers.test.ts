import { describe, expect, test } from "vitest";
import type { Slot } from "../../contract/delivery.ts";
import { day } from "../../shop/basics/india-time.ts";
import { paise } from "../../shop/basics/money.ts";
import type { DeliveryOption } from "../../shop/delivery/rules/options.ts";
import type { OptionView } from "../delivery/delivery-calls.ts";
import { byDaypart, noHoursWords, proposedSlot, typesFor } from "./offers.ts";

function aSlot(startHour: number, state: Slot["state"] = "open"): Slot {
  return {
    label: `${startHour}`,
    startMinute: startHour * 60,
    endMinute: startHour * 60 + 60,
    placesLeft: 3,
    capacity: 6,
    state,
  };
}

function anOption(option: DeliveryOption, slots: Slot[], feePaise = 0): OptionView {
  return { option, name: option, feePaise: paise(feePaise), freeFromPaise: null, slots };
}

/** 4:44 PM in India. */
const now = new Date("2026-11-23T11:14:00Z");
const morning = new Date("2026-11-23T03:30:00Z");
const evening = new Date("2026-11-23T12:30:00Z");
const standard = { ...anOption("standard", [aSlot(9)], 5_000), freeFromPaise: paise(50_000) };

const closedExpress = anOption("express", [{ ...aSlot(10, "closed"), endMinute: 1140 }]);

describe("the delivery options", () => {
  const today = day("2026-11-23");
  const order = { on: today, today, now, goods: paise(100_000), leadHours: 2 };
  const of = (options: OptionView[], changes: Partial<typeof order> = {}) =>
    new Map(typesFor(options, { ...order, ...changes }).map((type) => [type.name, type]));

  test("are always the same four", () =>
    expect([...of([]).keys()]).toEqual([
      "Standard Delivery",
      "Express Delivery",
      "Fixed Time Delivery",
      "Midnight Delivery",
    ]));

  test.each([
    ["standard is free from ₹500", 50_000, "Free"],
    ["standard is ₹50 below ₹500", 49_900, "₹50"],
  ])("%s", (_fact, goods, fee) =>
    expect(of([standard], { goods: paise(goods) }).get("Standard Delivery")).toMatchObject({
      fee,
      blocked: false,
    }),
  );

  test("Express says by when it comes, and Fixed Time that it can't be cancelled", () => {
    const types = of([anOption("express", [aSlot(10)]), anOption("fixed-time", [aSlot(10)])]);
    expect(types.get("Express Delivery")?.about).toBe("by 6:44 PM, if you pay now");
    expect(types.get("Fixed Time Delivery")?.about).toContain("can’t be cancelled");
  });

  test.each([
    ["is not offered there", [], {}, "Not offered for this pincode"],
    ["is fully booked", [anOption("express", [aSlot(10, "full")])], {}, "Fully booked on this day"],
    ["is too late", [closedExpress], { now: evening }, "Too late for today"],
    ["is closed at a time when it usually comes", [closedExpress], {}, "Not possible at this time"],
    [
      "is too early",
      [closedExpress],
      { now: new Date("2026-11-23T01:05:00Z") },
      "From 10 AM today. Order from 8 AM",
    ],
    ["is for today only", [closedExpress], { on: day("2026-11-24") }, "Today only, 10 AM to 7 PM"],
    ["is too fast", [closedExpress], { leadHours: 4 }, "Not possible: takes 4 hours to make"],
  ])("Express that %s can't be chosen, and says why", (_why, options, changes, about) =>
    expect(of(options, changes).get("Express Delivery")).toMatchObject({ about, blocked: true }),
  );

  test.each([
    ["today", today, "Comes the night before: too late for today"],
    ["tomorrow", day("2026-11-24"), "Too late for tonight"],
    ["a later day", day("2026-11-25"), "Not possible at this time"],
  ])("Midnight of %s that is closed says why", (_day, on, about) => {
    const midnight = anOption("midnight", [aSlot(23, "closed")]);
    expect(of([midnight], { on, now: evening }).get("Midnight Delivery")).toMatchObject({
      about,
      blocked: true,
    });
  });

  test.each([
    ["today in the evening", today, evening, 2, "Too late for today"],
    ["today in the morning", today, morning, 2, "Not possible at this time"],
    ["today in the morning, of a cake that takes long", today, morning, 20, "Too late for today"],
    ["tomorrow, of a cake that takes two days", day("2026-11-24"), morning, 48, "Too late for this day"],
  ])("Standard of %s that is closed says why", (_when, on, at, leadHours, about) => {
    const closed = anOption("standard", [aSlot(9, "closed"), aSlot(18, "closed")]);
    expect(of([closed], { on, now: at, leadHours }).get("Standard Delivery")).toMatchObject({ about });
  });

  test("midnight names its date", () => {
    const slot = { ...aSlot(23), label: "Sat night, into Sun 22 Nov" };
    expect(of([anOption("midnight", [slot], 25_000)]).get("Midnight Delivery")).toEqual({
      option: "midnight",
      name: "Midnight Delivery",
      fee: "₹250",
      about: "Sat night, into Sun 22 Nov",
      blocked: false,
    });
  });
});

describe("hours", () => {
  const parts = (option: OptionView) =>
    byDaypart(option).map(({ part, slots }) => [part, slots.map((slot) => slot.startMinute / 60)]);

  test("are grouped by morning, afternoon and evening", () =>
    expect(parts(anOption("fixed-time", [aSlot(11), aSlot(12), aSlot(16), aSlot(17)]))).toEqual([
      ["Morning", [11]],
      ["Afternoon", [12, 16]],
      ["Evening", [17]],
    ]));

  test("that have passed are left out; full ones are shown", () =>
    expect(parts(anOption("pickup", [aSlot(10, "closed"), aSlot(11, "full")]))).toEqual([["Morning", [11]]]));

  test("of express start now", () =>
    expect(parts(anOption("express", [aSlot(10)]))).toEqual([["From now", [10]]]));

  test("of midnight are of the night", () =>
    expect(parts(anOption("midnight", [aSlot(23)]))).toEqual([["Night", [23]]]));
});

describe("the hour that is marked before one is chosen", () => {
  const hours = { slots: [aSlot(9, "closed"), aSlot(12, "full"), aSlot(15), aSlot(18)] };

  test("is the earliest open one today", () => expect(proposedSlot(hours, true)?.label).toBe("15"));

  test("is none on another day with several", () => expect(proposedSlot(hours, false)).toBeNull());

  test("is the only one of its type on any day", () =>
    expect(proposedSlot({ slots: [aSlot(22, "closed"), aSlot(23)] }, false)?.label).toBe("23"));

  test("is none if all are full", () => expect(proposedSlot({ slots: [aSlot(9, "full")] }, true)).toBeNull());
});

describe("a day without an hour", () => {
  const today = day("2026-11-23");
  const friday = day("2026-11-27");
  const closed = [anOption("standard", [aSlot(9, "closed")]), anOption("pickup", [aSlot(10, "closed")])];
  const collectable = [anOption("standard", [aSlot(9, "closed")]), anOption("pickup", [aSlot(20)])];
  const nothing = "Each hour is over, full, closed, or too soon for this order.";

  test.each([
    ["today", closed, "Delivery", today, "No valid slots for today.", nothing],
    ["no day", closed, "Delivery", "", "No valid slots for today.", nothing],
    ["a later day", closed, "Delivery", friday, "Nothing can be delivered on Fri, 27 Nov.", nothing],
    ["a later day of pickup", closed, "Pickup", friday, "Nothing can be collected on Fri, 27 Nov.", nothing],
    [
      "a day with an hour of pickup",
      collectable,
      "Delivery",
      today,
      "No valid slots for today.",
      "It can be collected on this day: choose Pickup.",
    ],
  ] as const)("says what can't be had: %s", (_day, options, mode, date, title, why) =>
    expect(noHoursWords([...options], { mode, date, today })).toEqual({ title, why }),
  );
});
