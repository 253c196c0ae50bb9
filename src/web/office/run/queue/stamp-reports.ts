import { inOrder } from "../../queue/queued.ts";
import type { QueuedReport } from "./queued-report.ts";

// Omit of a union keeps only its common fields.
type Without<Report> = Report extends unknown
  ? Omit<Report, "id" | "userId" | "runId" | "at" | "nth" | "refusal">
  : never;
/** A rider's report, before it has an id and a time. */
export type NewReport = Without<QueuedReport>;

type Tap = {
  userId: string;
  runId: string;
  /** Now, as far as the phone knows. */
  now: Date;
  /** The shop's time when it sent the run. */
  readAt: Date;
  /** Reports that wait on the phone already. */
  stored: QueuedReport[];
};

/**
 * Gives reports their ids and the time of the tap. A phone's clock may be set back while it is offline: no report is
 * older than the page, or than the report before it, because the shop would refuse it or get it in the wrong order.
 */
export function stampReports(
  added: NewReport[],
  { userId, runId, now, readAt, stored }: Tap,
): QueuedReport[] {
  const latest = inOrder(stored.filter((report) => report.userId === userId)).at(-1);
  const earliest = Math.max(readAt.getTime(), latest ? Date.parse(latest.at) : 0);
  const at = new Date(Math.max(now.getTime(), earliest)).toISOString();
  const first = latest?.at === at ? latest.nth + 1 : 0;
  return added.map((report, index) => {
    const facts = { id: crypto.randomUUID(), userId, runId, at, nth: first + index, refusal: "" };
    return { ...report, ...facts };
  });
}
