import { expect, test } from "vitest";
import { day } from "../../../shop/basics/india-time.ts";
import { nextFestivals } from "./festivals.ts";

const names = (today: string, count: number) => nextFestivals(day(today), count).map(({ name }) => name);

test("celebrations are sorted by date, also across the end of the year", () => {
  expect(nextFestivals(day("2026-11-21"), 5)).toEqual([
    { name: "Christmas", on: "2026-12-25", inDays: 34 },
    { name: "New Year", on: "2027-01-01", inDays: 41 },
    { name: "Lohri", on: "2027-01-13", inDays: 53 },
    { name: "Valentine Day", on: "2027-02-14", inDays: 85 },
    { name: "Mothers Day", on: "2027-05-09", inDays: 169 },
  ]);
});

test("a celebration is shown on its day, and not the day after", () => {
  expect(names("2026-12-25", 1)).toEqual(["Christmas"]);
  expect(names("2026-12-26", 1)).toEqual(["New Year"]);
});
