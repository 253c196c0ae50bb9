import { RIDER_STATES, type RiderState } from "../../../../shop/orders/rules/rider-states.ts";
import type { Stop } from "../../../../shop/runs/get-run.ts";
import { placedBefore } from "../../../../shop/runs/rules/placed-before.ts";
import type { QueuedReport } from "../queue/queued-report.ts";

/** The state of a stop for its rider, including the reports that wait on the phone. */
export type StopState = RiderState | "waiting";

/** A stop with what waits to be sent. */
export type TourStop = Stop & {
  state: StopState;
  /** Its position in the run, from 1. */
  nth: number;
  /** The waiting report that will end the stop; null if there is none. */
  waiting: QueuedReport | null;
  /** Why the shop refused the last report; empty if it did not. */
  refusal: string;
  /** The last refused report with a photo; null for none. */
  refusedPhotoId: string | null;
};

/**
 * The stops of a run as its rider sees and drives them, whether or not the shop knows it yet.
 * @param taken reports that the shop has taken since it sent the run
 */
export function tourStops<Shown extends Stop>(
  stops: Shown[],
  reports: QueuedReport[],
  taken: QueuedReport[] = [],
): (Shown & TourStop)[] {
  return inOrderOfDriving(stops, [...taken, ...reports]).map((stop, index) => {
    const reportsOfStop = reports.filter(({ orderId }) => orderId === stop.uuid);
    const pending = reportsOfStop.filter(({ refusal }) => refusal === "");
    const waiting = pending.find(({ kind }) => kind === "delivered" || kind === "failed") ?? null;
    const isPickedUp = pending.some(({ kind }) => kind === "picked up" || kind === "set out");
    const isSetOut = pending.some(({ kind }) => kind === "set out");
    const refused = reportsOfStop.filter(({ refusal }) => refusal !== "");
    const refusedPhoto = refused.findLast((report) => report.kind === "delivered" && report.photo !== null);
    const isClosed =
      stop.status === "delivered" ||
      taken.some(({ kind, orderId }) => kind === "delivered" && orderId === stop.uuid);
    const state = isClosed ? "delivered" : stateOf(stop, { waiting, isPickedUp, isSetOut });
    return {
      ...stop,
      nth: index + 1,
      state,
      waiting: isClosed ? null : waiting,
      refusal: refused.at(-1)?.refusal ?? "",
      refusedPhotoId: refusedPhoto?.id ?? null,
    };
  });
}

/** A stop that is off the run by now moves nothing. */
function inOrderOfDriving<Shown extends Stop>(stops: Shown[], reports: QueuedReport[]): Shown[] {
  const first = stops.map(({ uuid }) => uuid);
  const ids = reports.reduce((before, report) => {
    const placed =
      report.kind === "moved" && placedBefore(before, { id: report.orderId, before: report.before });
    return placed || before;
  }, first);
  return stops.toSorted((a, b) => ids.indexOf(a.uuid) - ids.indexOf(b.uuid));
}

function stateOf(
  { status }: Stop,
  queued: { waiting: QueuedReport | null; isPickedUp: boolean; isSetOut: boolean },
): StopState {
  if (queued.waiting) return "waiting";
  // A page that is older than the shop may get a status that it does not know.
  const state: StopState = RIDER_STATES[status] ?? "gone";
  const isDriven = (state === "box" && queued.isPickedUp) || (state === "failed" && queued.isSetOut);
  return isDriven ? "drive" : state;
}

/** Whether the rider can still end the stop, or will once the box is packed. */
export function isOpenStop({ state }: Pick<TourStop, "state">): boolean {
  return state === "drive" || state === "box" || state === "kitchen";
}

/** `28 min left`, `1 h 10 left`, `12 min late`. */
export function leftWords(promisedAt: Date, now: Date): { text: string; isLate: boolean } {
  const minutes = Math.floor((promisedAt.getTime() - now.getTime()) / 60_000);
  const size = Math.abs(minutes);
  const amount =
    size < 60 ? `${size} min` : `${Math.floor(size / 60)} h ${String(size % 60).padStart(2, "0")}`;
  return { text: `${amount} ${minutes < 0 ? "late" : "left"}`, isLate: minutes < 0 };
}

/** Lists the contents of the boxes: `1 kg Photo Cake, balloons`. */
export function contentsOf({ lines }: Pick<Stop, "lines">): string {
  return lines
    .map(({ quantity, weight, name }) =>
      [quantity > 1 ? `${quantity} ×` : "", weight, name].filter(Boolean).join(" "),
    )
    .join(", ");
}

/** Opens the way to a stop in the phone's map. */
export function mapHref({ address, pincode }: Pick<Stop, "address" | "pincode">): string {
  const destination = address.includes(pincode) ? address : `${address}, ${pincode}`;
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(destination)}`;
}
