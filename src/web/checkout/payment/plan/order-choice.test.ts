import { expect, test } from "vitest";
import { day } from "../../../../shop/basics/india-time.ts";
import { EMPTY_DRAFT } from "../../../draft/draft.ts";
import { cancellation, choiceFor, dayAndSlot, isComplete, showSlot, showSlotHours } from "./order-choice.ts";

const today = day("2026-11-21");
const candle = { SKU: "ADD-CANDLE", name: "Candle", price: 49, quantity: 2, image: "", answer: "" };
const brought = {
  pinCode: "560001",
  deliveryDate: "2026-11-22",
  deliveryTime: "7 PM - 8 PM",
  deliveryType: "Fixed Time Delivery",
  message: "Happy 30th, Meera",
  selectedAddons: [candle],
};
const draft = {
  ...EMPTY_DRAFT,
  sku: "CAKE-1",
  location: "110001",
  area: "Connaught Place",
  deliveryDate: day("2026-11-23"),
  deliveryTime: "9 AM - 12 PM",
  selectedDeliveryType: "standard" as const,
  message: "For Papa",
  selectedAddons: [candle],
};

test("the choice from the cake page overrides the draft", () => {
  const choice = choiceFor("CAKE-1", brought, draft, today);
  expect(choice).toMatchObject({
    pincode: "560001",
    date: "2026-11-22",
    time: "7 PM - 8 PM",
    option: "fixed-time",
    message: "Happy 30th, Meera",
    addOns: [candle],
  });
  expect(isComplete(choice)).toBe(true);
});

test.each([
  ["a second tab", null],
  ["a navigation from elsewhere", { from: "/accounts" }],
  ["a day that has passed", { ...brought, deliveryDate: "2026-11-20" }],
])("%s uses the draft", (_what, state) => {
  expect(choiceFor("CAKE-1", state, draft, today)).toMatchObject({
    pincode: "110001",
    area: "Connaught Place",
    time: "9 AM - 12 PM",
    message: "For Papa",
    addOns: [candle],
  });
});

test("message and add-ons of another cake are dropped; day, hour and pincode are kept", () => {
  const choice = choiceFor("CAKE-2", null, draft, today);
  expect(choice).toMatchObject({ pincode: "110001", date: "2026-11-23", message: "", addOns: [] });
  expect(isComplete(choice)).toBe(true);
});

test("without a chosen hour there is no order to pay", () => {
  expect(isComplete(choiceFor("CAKE-1", null, EMPTY_DRAFT, today))).toBe(false);
});

test("hours are shown in words; Express says by when it comes if it is paid now", () => {
  expect(showSlot({ time: "7 PM - 8 PM", option: "fixed-time" })).toBe("7 PM to 8 PM");
  const at = new Date("2026-11-23T11:14:00Z");
  expect(showSlot({ time: "Within 2 hours", option: "express" }, at)).toBe("by 6:44 PM, if you pay now");
});

test.each([
  ["standard", "2026-11-23", "full refund"],
  ["standard", "2026-11-21", "same day can’t be cancelled"],
  ["fixed-time", "2026-11-23", "Fixed Time Delivery can’t be cancelled"],
  ["midnight", "2026-11-23", "Midnight Delivery can’t be cancelled"],
] as const)("%s on %s shows the right cancellation terms", (option, date, words) => {
  const choice = { ...choiceFor("CAKE-1", brought, draft, today), option, date: day(date) };
  expect(cancellation(choice, false, today)).toContain(words);
});

test("only customised orders are shown as not cancellable", () => {
  const choice = {
    ...choiceFor("CAKE-1", brought, draft, today),
    option: "standard" as const,
    date: day("2026-11-23"),
  };
  expect(cancellation(choice, true, today)).toContain("can’t be cancelled");
  expect(cancellation(choice, false, today)).not.toContain("can’t be cancelled");
});

test("the summary adds the clock hours to a midnight, if they are known", () => {
  const nightHours = "11 PM to 12 AM";
  const midnight = { time: "Fri night, into Sat 5 Dec", option: "midnight" } as const;
  expect(showSlotHours(midnight, nightHours)).toBe("Fri night, into Sat 5 Dec, 11 PM to 12 AM");
  expect(showSlotHours(midnight, "")).toBe("Fri night, into Sat 5 Dec");
  expect(showSlotHours({ time: "6 PM - 9 PM", option: "standard" }, nightHours)).toBe("6 PM to 9 PM");
});

test("the day of a midnight is named once, in the name of its night", () => {
  const date = day("2026-12-05");
  expect(dayAndSlot({ date, time: "6 PM - 9 PM", option: "standard" })).toEqual([
    "Sat, 5 Dec",
    "6 PM to 9 PM",
  ]);
  expect(dayAndSlot({ date, time: "Fri night, into Sat 5 Dec", option: "midnight" })).toEqual([
    "Fri night, into Sat 5 Dec",
  ]);
});
