import { expect, test } from "vitest";
import { day } from "../../../../shop/basics/india-time.ts";
import type { EarliestSlot } from "../../../delivery/use-earliest.ts";
import { firstOffer, offerOf } from "./day-offer.ts";

const TODAY = { ahead: 0, on: day("2026-11-26") };
const TOMORROW = { ahead: 1, on: day("2026-11-27") };

const slot = (on: string, arrives: string, option: "standard" | "midnight"): EarliestSlot => ({
  ...{ leadHours: 24, date: day(on), arrivesOn: day(arrives), option },
  ...(option === "midnight" ? { startMinute: 1380, endMinute: 1440 } : { startMinute: 540, endMinute: 720 }),
});

test.each([
  ["an unknown pincode", null, 2, "See times", "See times"],
  ["an unknown pincode and a day of work", null, 24, "Takes 24 hours", "See times"],
  ["two days of work", null, 48, "Takes 48 hours", "Takes 48 hours"],
  ["an hour today", slot("2026-11-26", "2026-11-26", "standard"), 2, "From 9 AM", "See times"],
  ["an hour tomorrow", slot("2026-11-27", "2026-11-27", "standard"), 2, "No time left", "From 9 AM"],
  ["tonight's midnight", slot("2026-11-27", "2026-11-26", "midnight"), 2, "No time left", "From midnight"],
  ["tomorrow's midnight", slot("2026-11-28", "2026-11-27", "midnight"), 2, "No time left", "No time left"],
  ["a full calendar", "none" as const, 2, "No time left", "No time left"],
])("with %s, today and tomorrow say what can be had", (_case, known, leadHours, today, tomorrow) => {
  const first = known && { slot: known === "none" ? null : known, pickupOn: null };
  const offers = [TODAY, TOMORROW].map((on) => offerOf(on, first, leadHours));
  expect(offers.map(({ words }) => words)).toEqual([today, tomorrow]);
  for (const { words, isPossible } of offers) expect(isPossible).toBe(!/^(No|Takes) /.test(words));
});

test.each([
  ["today", TODAY.on, "See times", "From 9 AM"],
  ["tomorrow", TOMORROW.on, "No time left", "From 9 AM"],
])("a day leads to its hours of pickup, which come %s, too", (_day, pickupOn, today, tomorrow) => {
  const first = { slot: slot("2026-11-27", "2026-11-27", "standard"), pickupOn };
  const offers = [TODAY, TOMORROW].map((on) => offerOf(on, first, 3));
  expect(offers.map(({ words }) => words)).toEqual([today, tomorrow]);
  expect(offers[0]?.isPossible).toBe(pickupOn === TODAY.on);
});

test("a window that starts at half past is named with its minutes", () => {
  const half = { ...slot("2026-11-26", "2026-11-26", "standard"), startMinute: 630 };
  expect(offerOf(TODAY, { slot: half, pickupOn: null }, 2).words).toBe("From 10:30 AM");
});

test("what can be had first goes by the lead time", () => {
  const soon = { ...slot("2026-11-26", "2026-11-26", "standard"), leadHours: 3 };
  const late = slot("2026-11-27", "2026-11-27", "standard");
  const view = {
    today: TODAY.on,
    earliest: [{ ...soon, leadHours: 2 }, late],
    earliestPickup: [soon],
    reach: null,
  };
  expect(firstOffer(view, 3)).toEqual({ slot: late, pickupOn: TODAY.on });
  expect(firstOffer(view, 48)).toEqual({ slot: null, pickupOn: null });
});
