import type { QueuedReport, ReportStore } from "./queued-report.ts";

/** The shop's answer to a report or a photo. `later`: the shop was not reached, or asks to wait. */
export type Answer =
  | { is: "taken" }
  | { is: "stored"; photoId: string }
  | { is: "refused"; message: string }
  | { is: "later" };

type Shop = {
  post(report: QueuedReport): Promise<Answer>;
  sendPhoto(photo: Blob): Promise<Answer>;
};

/**
 * Sends the waiting reports of a rider, the oldest first, until the shop does not answer. A report leaves the store only once the
 * shop has answered: if the answer is lost, the same report is sent again under the same id, and the shop takes it once.
 * Returns how many were taken.
 */
export async function sendReports(store: ReportStore, shop: Shop, userId: string): Promise<number> {
  let taken = 0;
  for (const report of inOrder(await store.list())) {
    if (report.refusal !== "" || report.userId !== userId) continue;
    const answer = await send(store, shop, report);
    if (answer.is === "later") break;
    if (answer.is === "refused") await store.put({ ...report, refusal: answer.message });
    else {
      const settled = (await store.list()).filter(isSettledBy(report));
      for (const { id } of settled) await store.remove(id);
      taken += 1;
    }
  }
  return taken;
}

/** Whether a delivery has no other proof than the customer's code. */
export function isCodeOnly(report: QueuedReport): boolean {
  return report.kind === "delivered" && report.photo === null;
}

/** Matches the report itself and a second one of the same delivery: the answer to the first can come late. */
function isSettledBy(taken: QueuedReport) {
  return ({ id, kind, orderId }: QueuedReport) =>
    id === taken.id || (taken.kind === "delivered" && kind === "delivered" && orderId === taken.orderId);
}

/** By the time of the tap. */
export function inOrder(reports: QueuedReport[]): QueuedReport[] {
  return reports.toSorted((a, b) => a.at.localeCompare(b.at) || a.nth - b.nth);
}

async function send(store: ReportStore, shop: Shop, report: QueuedReport): Promise<Answer> {
  if (report.kind !== "delivered" || report.photo === null || report.photoId !== "") return shop.post(report);
  const photo = await shop.sendPhoto(report.photo);
  if (photo.is !== "stored") return photo;
  const withPhoto = { ...report, photoId: photo.photoId };
  await store.put(withPhoto);
  return shop.post(withPhoto);
}

/** Removes a report that the shop refused. One that waits, or is sent again meanwhile, stays. */
export async function discardRefused(store: ReportStore, id: string): Promise<void> {
  const report = (await store.list()).find((stored) => stored.id === id);
  if (report && report.refusal !== "") await store.remove(id);
}
