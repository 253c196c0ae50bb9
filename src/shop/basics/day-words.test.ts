import { expect, test } from "vitest";
import { readDayWord } from "./day-words.ts";
import { day } from "./india-time.ts";

test("a word for a day is counted from today", () => {
  const today = day("2026-12-31");
  expect(
    ["yesterday", "Today", "tomorrow", "2027-02-28", "2027-02-30", ""].map((text) =>
      readDayWord(text, today),
    ),
  ).toEqual(["2026-12-30", "2026-12-31", "2027-01-01", "2027-02-28", null, null]);
});
