import { expect, test } from "vitest";
import { type Day, instant } from "../../basics/india-time.ts";
import { closedWords } from "./closed-words.ts";
import type { Window } from "./windows.ts";

const windows: Window[] = [
  { option: "standard", startMinute: 720, endMinute: 900 },
  { option: "standard", startMinute: 900, endMinute: 1080 },
  { option: "standard", startMinute: 1080, endMinute: 1260 },
  { option: "express", startMinute: 540, endMinute: 1260 },
  { option: "pickup", startMinute: 1080, endMinute: 1200 },
];
const all = { option: null, startMinute: null };

test("a window that a blackout meets only in part is named as closed", () => {
  const span = {
    startsAt: instant("2026-11-27" as Day, 17 * 60),
    endsAt: instant("2026-11-27" as Day, 1439),
  };
  expect(closedWords(windows, { ...span, ...all })).toEqual([
    "Fri, 27 Nov: Standard Delivery 3 PM to 6 PM, 6 PM to 9 PM; Pickup 6 PM to 8 PM",
    "Express Delivery: orders that would arrive in this time",
  ]);
  expect(closedWords(windows, { ...span, option: "standard", startMinute: 1080 })).toEqual([
    "Fri, 27 Nov: Standard Delivery 6 PM to 9 PM",
  ]);
});

test("Express is named when the blackout meets its hours, and only then", () => {
  const express = { option: "express", startMinute: null } as const;
  const startsAt = instant("2026-11-27" as Day, 1200);
  expect(closedWords(windows, { startsAt, endsAt: instant("2026-11-27" as Day, 1230), ...express })).toEqual([
    "Express Delivery: orders that would arrive in this time",
  ]);
  const night = {
    startsAt: instant("2026-11-27" as Day, 1260),
    endsAt: instant("2026-11-28" as Day, 540),
  };
  expect(closedWords(windows, { ...night, ...express })).toEqual([]);
});

test("a window that ends when the blackout begins stays open, and a long one is not listed", () => {
  const startsAt = instant("2026-11-27" as Day, 18 * 60);
  const endsAt = instant("2026-11-27" as Day, 19 * 60);
  expect(closedWords(windows, { startsAt, endsAt, ...all })[0]).not.toContain("3 PM to 6 PM");
  expect(closedWords(windows, { startsAt, endsAt: instant("2026-12-20" as Day, 0), ...all })).toEqual([]);
  expect(closedWords(windows, { startsAt, endsAt: null, ...all })).toEqual([]);
});
