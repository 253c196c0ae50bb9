import { StopReportReply } from "../../../../contract/run.ts";
import { sendPhoto as sendPhotoFile } from "../../../photos/send-photo.ts";
import { apiFetch } from "../../../session/api-fetch.ts";
import { answerOf, obstacleOf } from "../../queue/answer-of.ts";
import type { Answer } from "../../queue/send-queued.ts";
import type { QueuedReport } from "./queued-report.ts";
import type { PhotoAnswer } from "./send-reports.ts";

/** After this wait a request counts as lost, and is sent again, in ms: a dead connection can hold it for minutes. */
const MOST_WAIT_MS = { report: 20_000, photo: 90_000 };

/** Sends a report to the shop. */
export async function postReport(report: QueuedReport): Promise<Answer> {
  const call = { body: bodyOf(report), signal: AbortSignal.timeout(MOST_WAIT_MS.report) };
  const sent = await apiFetch("/api/admin/run/reports", { ...call, reply: StopReportReply }).catch(
    () => null,
  );
  return sent === null ? { is: "later", why: "unreachable" } : answerOf(sent);
}

function bodyOf(report: QueuedReport) {
  const { id, orderId, at, kind, userId } = report;
  const facts = { id, orderId, at, kind, userId };
  if (kind === "delivered") return { ...facts, code: report.code, photo: report.photoId };
  if (kind === "moved") return { ...facts, before: report.before };
  return kind === "failed" ? { ...facts, reason: report.reason } : facts;
}

/** Sends the photo of a delivery to the shop. */
export async function sendPhoto(photo: Blob): Promise<PhotoAnswer> {
  const file = new File([photo], "delivery.jpg", { type: "image/jpeg" });
  const signal = AbortSignal.timeout(MOST_WAIT_MS.photo);
  const sent = await sendPhotoFile(file, { onProgress: () => {}, signal });
  if (sent.ok) return { is: "stored", photoId: sent.photo.id };
  return sent.isUnreachable
    ? { is: "later", why: obstacleOf(sent.status) ?? "failing" }
    : { is: "refused", message: sent.message };
}
