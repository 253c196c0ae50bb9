import { expect, test } from "vitest";
import { day, dayOf } from "../../basics/india-time.ts";
import { financialYearOf } from "./financial-year.ts";

test.each([
  ["2026-04-01", "2026-27"],
  ["2027-03-31", "2026-27"],
  ["2027-04-01", "2027-28"],
  ["2028-02-29", "2027-28"],
  ["2099-12-31", "2099-00"],
])("%s is in the financial year %s", (on, year) => {
  expect(financialYearOf(day(on))).toBe(year);
});

test("the year ends at midnight of India, not of London", () => {
  expect(financialYearOf(dayOf(new Date("2027-03-31T18:29:59.999Z")))).toBe("2026-27");
  expect(financialYearOf(dayOf(new Date("2027-03-31T18:30:00.000Z")))).toBe("2027-28");
});
