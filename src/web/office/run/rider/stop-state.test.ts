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

test("a stop with a status that this page does not know yet is off the run", () => {
  expect(stateOf("lost" as Stop["status"])).toBe("gone");
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
  expect(tourStops([stop("out for delivery")], [waiting], [waiting])).toMatchObject([
    { state: "delivered", waiting: null },
  ]);
});

test("stops are driven as the rider moved them, also those that the shop has taken but not shown yet", () => {
  const stops = ["a", "b", "c"].map((uuid) => ({ ...stop("out for delivery"), uuid }));
  const up = (orderId: string, before: string) => queued({ kind: "moved", orderId, before });
  const drivenBy = (reports: QueuedReport[], taken: QueuedReport[] = []) =>
    tourStops(stops, reports, taken).map(({ uuid, nth }) => `${nth} ${uuid}`);
  expect(drivenBy([up("c", "b"), up("c", "a")])).toEqual(["1 c", "2 a", "3 b"]);
  expect(drivenBy([up("b", "c")], [up("c", "a")])).toEqual(["1 b", "2 c", "3 a"]);
  expect(drivenBy([up("gone", "a"), up("c", "gone"), up("b", "a")])).toEqual(["1 b", "2 a", "3 c"]);
});
