import { describe, expect, test } from "vitest";
import { addDays, day, instant } from "../../basics/india-time.ts";
import { firstArrival, longestLead } from "./first-arrival.ts";
import type { DeliveryOption } from "./options.ts";

const TODAY = day("2026-11-21");
const DAYS = [0, 1, 2, 3].map((ahead) => addDays(TODAY, ahead));

const window = (
  option: DeliveryOption,
  from: number,
  to: number,
  lastOrderMinutes: number | null = 180,
  lastOrderAtMinute: number | null = null,
) => ({
  option,
  startMinute: from * 60,
  endMinute: to * 60,
  lastOrderMinutes,
  lastOrderAtMinute,
  closings: [],
});

const STANDARD = [9, 12, 15, 18].map((hour) => window("standard", hour, hour + 3));
const EXPRESS = window("express", 10, 20, 120);
const FIXED = [14, 15, 16].map((hour) => window("fixed-time", hour, hour + 1, 240));
const MIDNIGHT = window("midnight", 23, 24, null, 17 * 60);
const PICKUP = window("pickup", 13, 14, 120);
const ROOM = () => true;

const first = (windows: ReturnType<typeof window>[], hour: number, leadHours: number, hasRoom = ROOM) => {
  const first = firstArrival(windows, DAYS, { now: instant(TODAY, hour * 60), leadHours }, hasRoom);
  return first && `${first.window.option} ${first.on} ${first.window.startMinute / 60}`;
};

describe("the first arrival", () => {
  test.each([
    ["a cake of two hours comes express", [...STANDARD, EXPRESS], 10.5, 2, "express 2026-11-21 10"],
    [
      "one that takes longer comes in the next window",
      [...STANDARD, EXPRESS],
      10.5,
      3,
      "standard 2026-11-21 15",
    ],
    ["the window that ends first wins", [...STANDARD, ...FIXED], 10.5, 3, "fixed-time 2026-11-21 15"],
    ["after the last order of today it comes tomorrow", STANDARD, 15.5, 2, "standard 2026-11-22 9"],
    ["at night the evening's Midnight is tomorrow's", [MIDNIGHT], 10.5, 2, "midnight 2026-11-22 23"],
    ["what takes a day comes when a day has passed", STANDARD, 10.5, 24, "standard 2026-11-22 12"],
    ["what can only be collected arrives when it can be", [PICKUP], 10.5, 0, "pickup 2026-11-21 13"],
    ["what takes longer than the calendar never comes", STANDARD, 10.5, 24 * 9, null],
  ] as const)("%s", (_fact, windows, hour, lead, expected) =>
    expect(first([...windows], hour, lead)).toBe(expected),
  );

  test("a full day is skipped", () => {
    const isTomorrowOn = (on: string) => on !== TODAY;
    expect(first(STANDARD, 8, 2, isTomorrowOn as never)).toBe("standard 2026-11-22 9");
  });
});

describe("the longest lead time that still makes a slot", () => {
  const leads = [0, 2, 3, 24, 48];
  const longest = (windows: ReturnType<typeof window>[], on: string, hasRoom = ROOM) =>
    longestLead(windows, day(on), { now: instant(TODAY, 10 * 60 + 30), leads }, hasRoom);

  test.each([
    ["this afternoon: what takes three hours", STANDARD.slice(2, 3), "2026-11-21", 3],
    ["tomorrow at noon: what takes a day", STANDARD.slice(1, 2), "2026-11-22", 24],
    ["any hour of that day", STANDARD, "2026-11-23", 48],
    ["a window that has closed: nothing", STANDARD.slice(0, 1), "2026-11-21", null],
    ["no window at all: nothing", [], "2026-11-22", null],
  ])("%s", (_fact, windows, on, expected) => expect(longest(windows, on)).toBe(expected));

  test("no lead time makes a full slot", () => {
    expect(longest(STANDARD, "2026-11-22", () => false)).toBeNull();
  });
});
