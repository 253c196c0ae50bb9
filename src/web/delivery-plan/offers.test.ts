import { describe, expect, test } from "vitest";
import type { Slot } from "../../contract/delivery.ts";
import { paise } from "../../shop/basics/money.ts";
import type { DeliveryOption } from "../../shop/delivery/rules/options.ts";
import type { OptionView } from "../delivery/delivery-calls.ts";
import { byDaypart, typesFor } from "./offers.ts";

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
const standard = { ...anOption("standard", [aSlot(9)], 5_000), freeFromPaise: paise(50_000) };

describe("the delivery options", () => {
  const of = (options: OptionView[], goods = 100_000, isToday = false) =>
    new Map(typesFor(options, { isToday, goods: paise(goods), now }).map((type) => [type.name, type]));

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
    expect(of([standard], goods).get("Standard Delivery")).toMatchObject({ fee, blocked: false }),
  );

  test("Express says by when it comes, and Fixed Time that it can't be cancelled", () => {
    const types = of([anOption("express", [aSlot(10)]), anOption("fixed-time", [aSlot(10)])]);
    expect(types.get("Express Delivery")?.about).toBe("by 6:44 PM, if you pay now");
    expect(types.get("Fixed Time Delivery")?.about).toContain("can’t be cancelled");
  });

  test.each([
    ["is not offered there", [], false, "Not offered for this pincode"],
    ["is fully booked", [anOption("express", [aSlot(10, "full")])], true, "Fully booked on this day"],
    ["is too late", [anOption("express", [aSlot(10, "closed")])], true, "Too late for today"],
    ["is for today only", [anOption("express", [aSlot(10, "closed")])], false, "Today only, 10 AM to 8 PM"],
  ])("one that %s can't be chosen, and says why", (_why, options, isToday, about) =>
    expect(of(options, 100_000, isToday).get("Express Delivery")).toMatchObject({ about, blocked: true }),
  );

  test("midnight names its date", () => {
    const slot = { ...aSlot(23), label: "Sat night, into Sun 22 Nov" };
    expect(of([anOption("midnight", [slot], 25_000)]).get("Midnight Delivery")).toEqual({
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
});
