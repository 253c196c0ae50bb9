import { expect, test } from "vitest";
import { day } from "../../basics/india-time.ts";
import { readDayWord, readTypedFilter } from "./typed-filter.ts";

const CHOICES = {
  kitchens: [{ value: "delhi-cp", label: "Connaught Place" }],
  slots: [{ value: "1080-1260", label: "6 PM - 9 PM" }],
};

test.each([
  ["status:ready Meera", { status: ["ready"], text: "Meera" }],
  // The code or the word that people see.
  ["status:preparing status:Being-Made", { status: ["preparing", "preparing"], text: "" }],
  [
    "kitchen:connaught-place slot:6-pm-9-pm",
    { status: [], kitchen: "delhi-cp", slot: "1080-1260", text: "" },
  ],
  ["KITCHEN:DELHI-CP", { status: [], kitchen: "delhi-cp", text: "" }],
  ["on:tomorrow 98765 43210", { status: [], on: "tomorrow", text: "98765 43210" }],
  ["from:2026-11-01 to:2026-11-30", { status: [], from: "2026-11-01", to: "2026-11-30", text: "" }],
  // Nothing typed is lost.
  ["status:eaten kitchen:moon on:someday", { status: [], text: "status:eaten kitchen:moon on:someday" }],
  ["  ", { status: [], text: "" }],
])("%s", (typed, expected) => {
  expect(readTypedFilter(typed, CHOICES)).toEqual(expected);
});

test("a word for a day is counted from today", () => {
  const today = day("2026-12-31");
  expect(
    ["yesterday", "Today", "tomorrow", "2027-02-28", "2027-02-30", ""].map((text) =>
      readDayWord(text, today),
    ),
  ).toEqual(["2026-12-30", "2026-12-31", "2027-01-01", "2027-02-28", null, null]);
});
