import { StopReportReply } from "../../../../contract/run.ts";
import { sendPhoto as sendPhotoFile } from "../../../photos/send-photo.ts";
import { apiFetch } from "../../../session/api-fetch.ts";
import { answerOf } from "../../queue/answer-of.ts";
import type { Answer } from "../../queue/send-queued.ts";
import type { QueuedReport } from "./queued-report.ts";
import type { PhotoAnswer } from "./send-reports.ts";

/** Sends a report to the shop. */
export async function postReport(report: QueuedReport): Promise<Answer> {
  return answerOf(await apiFetch("/api/admin/run/reports", { body: bodyOf(report), reply: StopReportReply }));
}

function bodyOf(report: QueuedReport) {
  const { id, orderId, at, kind } = report;
  if (kind === "delivered") return { id, orderId, at, kind, code: report.code, photo: report.photoId };
  return kind === "failed" ? { id, orderId, at, kind, reason: report.reason } : { id, orderId, at, kind };
}

/** Sends the photo of a delivery to the shop. */
export async function sendPhoto(photo: Blob): Promise<PhotoAnswer> {
  const file = new File([photo], "delivery.jpg", { type: "image/jpeg" });
  const sent = await sendPhotoFile(file, { onProgress: () => {}, signal: new AbortController().signal });
  if (sent.ok) return { is: "stored", photoId: sent.photo.id };
  return sent.isUnreachable ? { is: "later" } : { is: "refused", message: sent.message };
}
