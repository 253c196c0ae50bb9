import { expect, test } from "vitest";
import { inOrder } from "../../queue/queued.ts";
import { stampReports } from "./stamp-reports.ts";

const rider = { userId: "rider", runId: "run_1", readAt: new Date("2026-11-24T04:00:00.000Z") };
const pickedUp = { kind: "picked up", orderId: "order-1" } as const;
const failed = { kind: "failed", orderId: "order-1", reason: "no answer" } as const;

test("reports keep their order even if the phone's clock is set back between two taps", () => {
  const first = stampReports([pickedUp], { ...rider, now: new Date("2026-11-24T06:00:00.000Z"), stored: [] });
  const later = { ...rider, now: new Date("2026-11-24T05:00:00.000Z"), stored: first };
  const second = stampReports([failed], later);
  expect(second).toMatchObject([{ at: "2026-11-24T06:00:00.000Z", nth: 1 }]);
  expect(inOrder([...second, ...first]).map(({ kind }) => kind)).toEqual(["picked up", "failed"]);
});

test("no tap is older than the page that it was made on: a clock of yesterday would make it too early", () => {
  const now = new Date("2026-11-23T06:00:00.000Z");
  expect(stampReports([failed], { ...rider, now, stored: [] })).toMatchObject([
    { at: "2026-11-24T04:00:00.000Z" },
  ]);
});

test("what another rider left on a shared phone does not set the time", () => {
  const stored = stampReports([pickedUp], {
    ...rider,
    userId: "other",
    now: new Date("2026-11-25"),
    stored: [],
  });
  const now = new Date("2026-11-24T05:00:00.000Z");
  expect(stampReports([failed], { ...rider, now, stored })).toMatchObject([
    { at: now.toISOString(), nth: 0 },
  ]);
});
