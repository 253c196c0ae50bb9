import { useCallback, useEffect, useState } from "react";
import { shopNow } from "../../../clock/shop-clock.ts";
import { memoryStore } from "../../queue/memory-store.ts";
import { discardRefused, type Obstacle, type Sent } from "../../queue/send-queued.ts";
import { useQueue } from "../../queue/use-queue.ts";
import type { QueuedReport, ReportStore } from "./queued-report.ts";
import { openReportStore } from "./report-store.ts";
import { isCodeOnly, sendReports } from "./send-reports.ts";
import { postReport, sendPhoto } from "./shop-calls.ts";
import { type NewReport, stampReports } from "./stamp-reports.ts";

/** Only one of several open pages sends. */
const LOCK = "run-reports";
/** How long a rider waits at the door for the answer to a code, in ms. */
const MOST_WAIT_MS = 6_000;

/**
 * The result of a tap. `stored`: the shop has it, or it waits on the phone. `unanswered`: a code that the shop could
 * not check. `unsaved`: the phone could not store it, and the shop could not be reached.
 */
export type Added = { is: "stored" | "unanswered" | "unsaved" } | { is: "refused"; message: string };

export type Reports = {
  /** This rider's waiting reports, and refused ones of any run, the oldest first. */
  reports: QueuedReport[];
  /** The deliveries of this page that the shop has taken, and all that it has taken since it sent the run. */
  taken: QueuedReport[];
  /** Why the shop refused the last move of a stop; empty if it did not. */
  moveProblem: string;
  /** The obstacle that keeps the reports from the shop; null for none. */
  obstacle: Obstacle | null;
  /** How many reports of other riders wait on this phone. */
  ofOthers: number;
  /** Whether this browser cannot store reports at all. */
  isBroken: boolean;
  /**
   * Stores reports on the phone and sends them when it can; without a quick answer they count as stored. A delivery
   * with only a code is then withdrawn: the rider must take a photo. Reports that cannot be stored are sent at once.
   */
  add(...added: NewReport[]): Promise<Added>;
  /** Sends a refused report again. */
  sendAgain(id: string): Promise<void>;
  /** Removes the refused reports about an order from the phone for good. */
  discard(orderId: string): Promise<void>;
};

type Rider = {
  runId: string;
  /** The signed-in user. */
  userId: string;
  /** The shop's time when it sent the run. */
  readAt: Date;
};

/**
 * The reports of a run that wait on this phone.
 * @param onAnswer called after the shop has taken or refused some; stable
 */
export function useReports({ runId, userId, readAt }: Rider, onAnswer: () => void): Reports {
  const [taken, setTaken] = useState<QueuedReport[]>([]);
  const [moveProblem, setMoveProblem] = useState("");
  // biome-ignore lint/correctness/useExhaustiveDependencies: a run that was read again has its moves
  useEffect(() => setTaken((before) => before.filter(({ kind }) => kind === "delivered")), [readAt]);
  const isShown = useCallback(
    (report: QueuedReport) => report.userId === userId && (report.runId === runId || report.refusal !== ""),
    [runId, userId],
  );
  const sendAll = useCallback(
    (store: ReportStore) => {
      const post = async (report: QueuedReport) => {
        const answer = await postReport(report);
        if (answer.is === "taken") setTaken((before) => [...before, report]);
        if (answer.is !== "refused") return answer;
        // Something happened to the order that this page does not show yet.
        onAnswer();
        if (report.kind !== "moved") return answer;
        // A reordered stop is not resent: the rider sees the current run and moves it again.
        setMoveProblem(answer.message);
        return { is: "taken" } as const;
      };
      return sendReports(store, { post, sendPhoto }, userId);
    },
    [userId, onAnswer],
  );
  const queue = useQueue({
    open: openReportStore,
    userId,
    lock: LOCK,
    isShown,
    send: sendAll,
    onTaken: onAnswer,
  });
  const { items: reports, obstacle, ofOthers, isBroken, store, show, put, send, change } = queue;
  const add = useCallback(
    async (...added: NewReport[]): Promise<Added> => {
      const stored = await store()
        .list()
        .catch(() => []);
      setMoveProblem("");
      const queued = stampReports(added, { userId, runId, now: shopNow(), readAt, stored });
      try {
        await put(...queued);
      } catch {
        // Earlier reports must arrive first.
        await send().catch(() => {});
        return sendUnstored(queued, sendAll, onAnswer);
      }
      await Promise.race([send().catch(() => {}), new Promise((done) => setTimeout(done, MOST_WAIT_MS))]);
      const result = await resultOf(store(), queued);
      await show();
      return result;
    },
    [runId, userId, readAt, onAnswer, put, send, sendAll, store, show],
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
  const discard = useCallback(
    (orderId: string) =>
      change(async (stored) => {
        const ofOrder = (await stored.list()).filter((report) => report.orderId === orderId);
        for (const { id } of ofOrder) await discardRefused(stored, id);
      }),
    [change],
  );
  return { reports, taken, moveProblem, obstacle, ofOthers, isBroken, add, sendAgain, discard };
}

/** Sends what the phone could not store, while the page is still open. */
async function sendUnstored(
  reports: QueuedReport[],
  sendAll: (store: ReportStore) => Promise<Sent>,
  onAnswer: () => void,
): Promise<Added> {
  const inMemory = memoryStore(reports);
  const { taken } = await sendAll(inMemory);
  if (taken > 0) onAnswer();
  const left = await inMemory.list();
  const message = left.find(({ refusal }) => refusal !== "")?.refusal;
  return message ? { is: "refused", message } : { is: left.length === 0 ? "stored" : "unsaved" };
}

/** Returns the result of new reports. Withdraws a delivery with only a code that the shop has not checked. */
async function resultOf(store: ReportStore, added: QueuedReport[]): Promise<Added> {
  const left = (await store.list()).filter(({ id }) => added.some((report) => report.id === id));
  const message = left.find(({ refusal }) => refusal !== "")?.refusal;
  if (message) return { is: "refused", message };
  const codeOnlyReports = left.filter(isCodeOnly);
  // Do not wait for the lock: the request that the shop does not answer holds it.
  for (const { id } of codeOnlyReports) await store.remove(id);
  return { is: codeOnlyReports.length > 0 ? "unanswered" : "stored" };
}
