import { StopReportReply } from "../../../../contract/run.ts";
import { sendPhoto as sendPhotoFile } from "../../../photos/send-photo.ts";
import { apiFetch } from "../../../session/api-fetch.ts";
import type { QueuedReport } from "./queued-report.ts";
import type { Answer } from "./send-reports.ts";

/** Refusals after which the same report can succeed later: signed out, or too many at once. */
const LATER = new Set([401, 403, 408, 425, 429]);

/** Sends a report to the shop. */
export async function postReport(report: QueuedReport): Promise<Answer> {
  const sent = await apiFetch("/api/admin/run/reports", { body: bodyOf(report), reply: StopReportReply });
  if (sent.ok) return { is: "taken" };
  // Below 400 the reply is not the shop's: a captive portal answered, or there was no reply.
  if (sent.status < 400 || sent.status >= 500 || LATER.has(sent.status)) return { is: "later" };
  return { is: "refused", message: sent.message };
}

function bodyOf(report: QueuedReport) {
  const { id, orderId, at, kind } = report;
  if (kind === "delivered") return { id, orderId, at, kind, code: report.code, photo: report.photoId };
  return kind === "failed" ? { id, orderId, at, kind, reason: report.reason } : { id, orderId, at, kind };
}

/** Sends the photo of a delivery to the shop. */
export async function sendPhoto(photo: Blob): Promise<Answer> {
  const file = new File([photo], "delivery.jpg", { type: "image/jpeg" });
  const sent = await sendPhotoFile(file, { onProgress: () => {}, signal: new AbortController().signal });
  if (sent.ok) return { is: "stored", photoId: sent.photo.id };
  return sent.isUnreachable ? { is: "later" } : { is: "refused", message: sent.message };
}
