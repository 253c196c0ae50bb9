import { type Answer, sendQueued } from "../../queue/send-queued.ts";
import type { QueuedReport, ReportStore } from "./queued-report.ts";

/** The shop's answer to a photo. */
export type PhotoAnswer = { is: "stored"; photoId: string } | Exclude<Answer, { is: "taken" }>;

type Shop = {
  post(report: QueuedReport): Promise<Answer>;
  sendPhoto(photo: Blob): Promise<PhotoAnswer>;
};

/**
 * Sends the waiting reports of a rider, each with its photo. What the shop stores also settles other reports of the same
 * stop: see `isSettledBy`.
 */
export function sendReports(store: ReportStore, shop: Shop, userId: string) {
  return sendQueued(store, {
    userId,
    send: (report) => send(store, shop, report),
    settles: isSettledBy,
  });
}

/**
 * A stored delivery settles its other reports, as the answer to the first may come late, and refused reports of the
 * stop; a stored failure settles the refused ones before it. Until then a refused photo stays, as the only proof.
 */
function isSettledBy(stored: QueuedReport, { kind, orderId, refusal, at }: QueuedReport): boolean {
  if (orderId !== stored.orderId) return false;
  if (stored.kind === "delivered") return kind === "delivered" || refusal !== "";
  return stored.kind === "failed" && refusal !== "" && at <= stored.at;
}

/** Whether a report ends its stop. */
export function endsStop({ kind }: QueuedReport): boolean {
  return kind === "delivered" || kind === "failed";
}

/** Whether a delivery has no other proof than the customer's code. */
export function isCodeOnly(report: QueuedReport): boolean {
  return report.kind === "delivered" && report.photo === null;
}

async function send(store: ReportStore, shop: Shop, report: QueuedReport): Promise<Answer> {
  if (report.kind !== "delivered" || report.photo === null || report.photoId !== "") return shop.post(report);
  const photo = await shop.sendPhoto(report.photo);
  if (photo.is !== "stored") return photo;
  const withPhoto = { ...report, photoId: photo.photoId };
  // On a full phone the id is not stored: at worst the photo is sent once more.
  await store.put(withPhoto).catch(() => {});
  return shop.post(withPhoto);
}
