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

test("a refused photo can be sent again even after a code was refused too", () => {
  const photo = queued({ kind: "delivered", photo: new Blob(["photo"]), refusal: "It was set back." });
  const code = queued({ id: "report-2", kind: "delivered", photo: null, refusal: "This is not the code." });
  expect(tourStops([stop("out for delivery")], [photo, code])).toMatchObject([
    { refusal: "This is not the code.", refusedPhotoId: "report-1" },
  ]);
});

test("a stop that the shop has just closed neither opens again nor waits until the run is read again", () => {
  const waiting = queued({ kind: "delivered" });
  expect(tourStops([stop("out for delivery")], [waiting])).toMatchObject([{ state: "waiting", waiting }]);
  const closed = new Set(["order-1"]);
  expect(tourStops([stop("out for delivery")], [waiting], closed)).toMatchObject([
    { state: "delivered", waiting: null },
  ]);
});
