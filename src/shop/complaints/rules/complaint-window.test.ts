import { expect, test } from "vitest";
import { complainUntil, mayComplain, settleBy } from "./complaint-window.ts";

test("a complaint is taken for four hours after the delivery, to the millisecond, over midnight and leap day", () => {
  for (const at of ["2026-11-21T16:00:00Z", "2028-02-28T20:00:00Z", "2028-02-29T18:29:59Z"]) {
    const delivered = new Date(at);
    const last = complainUntil(delivered);
    expect(last.getTime() - delivered.getTime()).toBe(4 * 3_600_000);
    expect(mayComplain(delivered, delivered)).toBe(true);
    expect(mayComplain(delivered, last)).toBe(true);
    expect(mayComplain(delivered, new Date(last.getTime() + 1))).toBe(false);
  }
  expect(mayComplain(null, new Date())).toBe(false);
});

test.each([
  ["during the day, at the same time tomorrow", "2026-11-21T09:40", "2026-11-22T09:40"],
  ["before work begins, when it ends", "2026-11-21T06:00", "2026-11-21T21:00"],
  ["when work begins, when it ends", "2026-11-21T09:00", "2026-11-21T21:00"],
  ["in the last minute, a minute before work ends tomorrow", "2026-11-21T20:59", "2026-11-22T20:59"],
  ["at night, when work ends tomorrow", "2026-12-31T23:30", "2027-01-01T21:00"],
])("a complaint is due after twelve working hours: %s", (_, at, due) => {
  expect(settleBy(new Date(`${at}:00+05:30`)).toISOString()).toBe(new Date(`${due}:00+05:30`).toISOString());
});
