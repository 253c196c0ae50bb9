import { describe, expect, test } from "vitest";
import { day } from "../../../shop/basics/india-time.ts";
import type { EarliestView } from "../../delivery/use-earliest.ts";
import { earliestSlotWords } from "./earliest-slot-words.ts";

const view: EarliestView = {
  today: day("2026-11-21"),
  earliestPickup: [],
  reach: null,
  earliest: [
    {
      leadHours: 0,
      date: day("2026-11-21"),
      arrivesOn: day("2026-11-21"),
      option: "express",
      startMinute: 600,
      endMinute: 1200,
    },
    {
      leadHours: 3,
      date: day("2026-11-21"),
      arrivesOn: day("2026-11-21"),
      option: "standard",
      startMinute: 900,
      endMinute: 1080,
    },
    {
      leadHours: 24,
      date: day("2026-11-22"),
      arrivesOn: day("2026-11-22"),
      option: "fixed-time",
      startMinute: 660,
      endMinute: 720,
    },
    {
      leadHours: 48,
      date: day("2026-11-24"),
      arrivesOn: day("2026-11-23"),
      option: "midnight",
      startMinute: 1380,
      endMinute: 1440,
    },
  ],
};

test("a window that starts at half past is shown with its minutes", () => {
  const [, afternoon] = view.earliest;
  const half = afternoon && { ...afternoon, startMinute: 630, endMinute: 750 };
  expect(earliestSlotWords({ ...view, earliest: half ? [half] : [] }, 2)?.hours).toBe("10:30 AM to 12:30 PM");
});

describe("the earliest slot of a cake", () => {
  test.each([
    [0, "Today, by 6:44 PM"],
    [3, "Today, 3 PM to 6 PM"],
    [12, "Tomorrow, 11 AM to 12 PM"],
    [48, "Mon, 23 Nov, 11 PM to 12 AM"],
  ])("that takes %i hours to make reads %s", (leadHours, words) => {
    const slot = earliestSlotWords(view, leadHours, new Date("2026-11-21T11:14:00Z"));
    expect(`${slot?.day}, ${slot?.hours}`).toBe(words);
  });

  test("is empty if no slot is free", () => {
    expect(earliestSlotWords(view, 72)).toBeNull();
  });
});
