import { useCallback } from "react";
import { shopNow } from "../../../clock/shop-clock.ts";
import { openQueueStore } from "../../queue/open-queue-store.ts";
import { discardRefused } from "../../queue/send-queued.ts";
import { useQueue } from "../../queue/use-queue.ts";
import type { QueuedReport, ReportStore } from "./queued-report.ts";
import { isCodeOnly, sendReports } from "./send-reports.ts";
import { postReport, sendPhoto } from "./shop-calls.ts";

/** Only one of several open pages sends. */
const LOCK = "run-reports";
/** How long a rider waits at the door for the answer to a code, in ms. */
const MOST_WAIT_MS = 6_000;

// Omit of a union keeps only its common fields.
type Without<Report> = Report extends unknown
  ? Omit<Report, "id" | "userId" | "runId" | "at" | "nth" | "refusal">
  : never;
export type NewReport = Without<QueuedReport>;

export type Reports = {
  /** Those of this rider and run that wait or were refused, the oldest first. */
  reports: QueuedReport[];
  /**
   * Stores reports on the phone, and sends them when it can. Without an answer in a few seconds they count as stored. A
   * delivery with only a code is then withdrawn: the code is unchecked, so the rider must take a photo.
   */
  add(...added: NewReport[]): Promise<"stored" | "refused" | "unanswered">;
  /** Removes the refused reports of a stop, once its rider has reported anew. */
  dismiss(orderId: string): Promise<void>;
  /** Sends a refused report again. */
  sendAgain(id: string): Promise<void>;
  /** Removes a refused report from the phone for good. */
  discard(id: string): Promise<void>;
};

/**
 * The reports of a run that wait on this phone.
 * @param userId the rider who is signed in
 * @param onTaken called after the shop has taken some
 */
export function useReports(
  { runId, userId }: { runId: string; userId: string },
  onTaken: () => void,
): Reports {
  const isShown = useCallback(
    (report: QueuedReport) => report.runId === runId && report.userId === userId,
    [runId, userId],
  );
  const sendAll = useCallback(
    (store: ReportStore) => sendReports(store, { post: postReport, sendPhoto }, userId),
    [userId],
  );
  const queue = useQueue({ open: openReportStore, lock: LOCK, isShown, send: sendAll, onTaken });
  const { items: reports, store, show, put, send, change } = queue;
  const add = useCallback(
    async (...added: NewReport[]) => {
      const at = shopNow().toISOString();
      const queued = added.map((report, nth): QueuedReport => {
        const facts = { id: crypto.randomUUID(), userId, runId, at, nth, refusal: "" };
        return { ...report, ...facts };
      });
      await put(...queued);
      await Promise.race([send().catch(() => {}), new Promise((done) => setTimeout(done, MOST_WAIT_MS))]);
      const left = (await store().list()).filter(({ id }) => queued.some((report) => report.id === id));
      if (left.some(({ refusal }) => refusal !== "")) return "refused";
      const unproven = left.filter(isCodeOnly);
      // Do not wait for the lock: the request that the shop does not answer holds it.
      for (const { id } of unproven) await store().remove(id);
      await show();
      return unproven.length > 0 ? "unanswered" : "stored";
    },
    [runId, userId, put, send, store, show],
  );
  const dismiss = useCallback(
    async (orderId: string) => {
      for (const report of await store().list())
        if (report.orderId === orderId && report.refusal !== "") await store().remove(report.id);
      await show();
    },
    [store, show],
  );
  const sendAgain = useCallback(
    async (id: string) => {
      const report = (await store().list()).find((stored) => stored.id === id);
      if (report) await store().put({ ...report, refusal: "" });
      await show();
      await send();
    },
    [store, show, send],
  );
  const discard = useCallback((id: string) => change((stored) => discardRefused(stored, id)), [change]);
  return { reports, add, dismiss, sendAgain, discard };
}

function openReportStore(): ReportStore {
  return openQueueStore<QueuedReport>({ database: "jamun-run", items: "reports" });
}
