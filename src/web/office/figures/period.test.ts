import { expect, test } from "vitest";
import { day } from "../../../shop/basics/india-time.ts";
import { presetsOf, readPeriod } from "./period.ts";

const TODAY = day("2026-11-21");
const read = (query: string) => readPeriod(new URLSearchParams(query), TODAY);

test("without a choice, the period is the last 28 days, compared with the 28 before", () => {
  expect(read("")).toEqual({
    ...{ from: "2026-10-25", to: "2026-11-21", compare: "before" },
    compared: { from: "2026-09-27", to: "2026-10-24" },
  });
});

test("a comparison with the year before uses the same weekdays", () => {
  expect(read("from=2026-11-16&to=2026-11-21&compare=year").compared).toEqual({
    ...{ from: "2025-11-17", to: "2025-11-22" },
  });
});

test.each([
  ["from=2026-12-24&to=2026-11-01", "2026-11-01", "2026-11-01"],
  ["from=2026-02-30&to=nonsense", "2026-10-25", "2026-11-21"],
  ["from=2026-10-25&to=9999-12-31", "2026-10-25", "2026-11-21"],
  ["from=2001-01-01&to=2026-11-21", "2025-11-21", "2026-11-21"],
])("wrong and endless periods become what the page can show: %s", (query, from, to) => {
  expect(read(query)).toMatchObject({ from, to });
});

test("the financial year begins in April", () => {
  expect(presetsOf(TODAY).at(-1)?.days).toEqual({ from: "2026-04-01", to: TODAY });
  expect(presetsOf(day("2027-03-31")).at(-1)?.days.from).toBe("2026-04-01");
});
