import { useCallback, useEffect, useRef, useState } from "react";
import { openReportStore } from "./open-report-store.ts";
import type { QueuedReport, ReportStore } from "./queued-report.ts";
import { discardRefused, inOrder, isCodeOnly, sendReports } from "./send-reports.ts";
import { postReport, sendPhoto } from "./shop-calls.ts";

/** Fallback in case no event says that the connection is back. */
const RETRY_MS = 15_000;
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
  const [reports, setReports] = useState<QueuedReport[]>([]);
  const store = useRef<ReportStore | null>(null);
  const storeOf = useCallback(() => {
    store.current ??= openReportStore();
    return store.current;
  }, []);
  const show = useCallback(async () => {
    const all = await storeOf().list();
    setReports(inOrder(all.filter((report) => report.runId === runId && report.userId === userId)));
  }, [runId, userId, storeOf]);
  const taken = useRef(onTaken);
  taken.current = onTaken;
  const send = useCallback(async () => {
    // Only one of several open pages sends.
    const many = await navigator.locks.request("run-reports", () =>
      sendReports(storeOf(), { post: postReport, sendPhoto }, userId),
    );
    await show();
    if (many > 0) taken.current();
  }, [userId, show, storeOf]);
  useEffect(() => {
    void show().then(send);
    const wake = () => void send();
    const timer = setInterval(wake, RETRY_MS);
    addEventListener("online", wake);
    document.addEventListener("visibilitychange", wake);
    return () => {
      clearInterval(timer);
      removeEventListener("online", wake);
      document.removeEventListener("visibilitychange", wake);
    };
  }, [show, send]);
  const add = useCallback(
    async (...added: NewReport[]) => {
      const at = new Date().toISOString();
      const ids: string[] = [];
      for (const [nth, report] of added.entries()) {
        const id = crypto.randomUUID();
        ids.push(id);
        await storeOf().put({ ...report, id, userId, runId, at, nth, refusal: "" } as QueuedReport);
      }
      await show();
      await Promise.race([send().catch(() => {}), new Promise((done) => setTimeout(done, MOST_WAIT_MS))]);
      const left = (await storeOf().list()).filter(({ id }) => ids.includes(id));
      if (left.some(({ refusal }) => refusal !== "")) return "refused";
      const unproven = left.filter(isCodeOnly);
      for (const { id } of unproven) await storeOf().remove(id);
      await show();
      return unproven.length > 0 ? "unanswered" : "stored";
    },
    [runId, userId, send, show, storeOf],
  );
  const dismiss = useCallback(
    async (orderId: string) => {
      for (const report of await storeOf().list())
        if (report.orderId === orderId && report.refusal !== "") await storeOf().remove(report.id);
      await show();
    },
    [show, storeOf],
  );
  const sendAgain = useCallback(
    async (id: string) => {
      const report = (await storeOf().list()).find((stored) => stored.id === id);
      if (report) await storeOf().put({ ...report, refusal: "" });
      await show();
      await send();
    },
    [send, show, storeOf],
  );
  const discard = useCallback(
    async (id: string) => {
      // Not while reports are being sent: a report that is on its way must stay until it is answered.
      await navigator.locks.request("run-reports", () => discardRefused(storeOf(), id));
      await show();
    },
    [show, storeOf],
  );
  return { reports, add, dismiss, sendAgain, discard };
}
