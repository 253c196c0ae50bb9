import { expect, test } from "vitest";
import { day } from "../../shop/basics/india-time.ts";
import { dayAndHours } from "./day-and-hours.ts";

const saturday = day("2026-12-05");
const slot = { state: "open" as const, capacity: 6, placesLeft: 6 };

test("a midnight is shown as its night and its clock hours; other slots as day and hours", () => {
  const midnight = { ...slot, label: "Fri night, into Sat 5 Dec", startMinute: 1380, endMinute: 1440 };
  expect(dayAndHours(saturday, "midnight", midnight)).toEqual([
    "Fri night, into Sat 5 Dec",
    "11 PM to 12 AM",
  ]);
  const evening = { ...slot, label: "6 PM - 9 PM", startMinute: 1080, endMinute: 1260 };
  expect(dayAndHours(saturday, "standard", evening)).toEqual(["Sat, 5 Dec", "6 PM to 9 PM"]);
});
