import { describe, expect, test } from "vitest";
import type { Slot } from "../../../../contract/delivery.ts";
import { fromRupees } from "../../../../shop/basics/money.ts";
import type { DeliveryOption } from "../../../../shop/delivery/rules/options.ts";
import type { OptionView } from "../../../delivery/delivery-calls.ts";
import { hoursOf, isAnyOpen } from "./hours-of-day.ts";

const slot = (label: string, state: Slot["state"] = "open"): Slot => ({
  label,
  startMinute: 540,
  endMinute: 720,
  placesLeft: state === "full" ? 0 : 5,
  capacity: 20,
  state,
});

const offer = (
  option: DeliveryOption,
  name: string,
  slots: Slot[],
  fee = 50,
  freeFrom: number | null = null,
) => ({
  option,
  name,
  feePaise: fromRupees(fee),
  freeFromPaise: freeFrom === null ? null : fromRupees(freeFrom),
  slots,
});

const DAY: OptionView[] = [
  offer(
    "standard",
    "Standard Delivery",
    [slot("9 AM - 12 PM", "closed"), slot("12 PM - 3 PM", "full"), slot("3 PM - 6 PM")],
    50,
    500,
  ),
  offer("express", "Express Delivery", [slot("Within 2 hours")], 99),
  offer("pickup", "Pickup", [slot("10 AM - 11 AM")], 0),
];

describe("the hours of the delivery board", () => {
  test("start with the soonest, without closed slots and pickup", () =>
    expect(hoursOf(DAY).map(({ label }) => label)).toEqual([
      "Within 2 hours",
      "12 PM - 3 PM",
      "3 PM - 6 PM",
    ]));

  test("show the delivery fee, and the amount from which it is free", () =>
    expect(hoursOf(DAY).map(({ kind, fee }) => `${kind} ${fee}`)).toEqual([
      "Express ₹99",
      "Standard Free from ₹500",
      "Standard Free from ₹500",
    ]));

  test("show a full slot, which can't be chosen", () =>
    expect(hoursOf(DAY).find(({ label }) => label === "12 PM - 3 PM")?.state).toBe("full"));

  test("are empty when every slot is full or closed", () => {
    const full = hoursOf([offer("standard", "Standard Delivery", [slot("3 PM - 6 PM", "full")])]);
    expect(isAnyOpen(full)).toBe(false);
    expect(isAnyOpen(hoursOf(DAY))).toBe(true);
  });
});
