import { openQueueStore } from "../../queue/open-queue-store.ts";
import type { QueuedReport, ReportStore } from "./queued-report.ts";

export function openReportStore(): ReportStore {
  return openQueueStore<QueuedReport>({ database: "jamun-run", items: "reports" });
}
