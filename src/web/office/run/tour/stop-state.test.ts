import { expect, test } from "vitest";
import type { Stop } from "../../../../shop/runs/get-run.ts";
import type { QueuedReport } from "../queue/queued-report.ts";
import { tourStops } from "./stop-state.ts";

const stop = (status: Stop["status"]) => ({ uuid: "order-1", status }) as Stop;
const queued = (report: Partial<QueuedReport>) =>
  ({ id: "report-1", orderId: "order-1", refusal: "", ...report }) as QueuedReport;
const stateOf = (status: Stop["status"], ...reports: QueuedReport[]) =>
  tourStops([stop(status)], reports)[0]?.state;

test("a second attempt is on its way once the rider has tapped, before the shop knows it", () => {
  expect(stateOf("undeliverable")).toBe("failed");
  expect(stateOf("undeliverable", queued({ kind: "set out" }))).toBe("drive");
  expect(stateOf("undeliverable", queued({ kind: "set out", refusal: "No." }))).toBe("failed");
  expect(stateOf("undeliverable", queued({ kind: "set out" }), queued({ kind: "failed" }))).toBe("waiting");
});
