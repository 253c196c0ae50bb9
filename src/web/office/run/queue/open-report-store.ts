import type { QueuedReport, ReportStore } from "./queued-report.ts";

const DATABASE = "jamun-run";
const REPORTS = "reports";

/** The reports that wait on this phone. They outlive a closed page and a restart. */
export function openReportStore(): ReportStore {
  let opening: Promise<IDBDatabase> | undefined;
  const run = async <Result>(
    mode: IDBTransactionMode,
    work: (reports: IDBObjectStore) => IDBRequest<Result>,
  ): Promise<Result> => {
    // A failure is not cached: the next report tries again.
    opening ??= open().catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
    const transaction = (await opening).transaction(REPORTS, mode);
    const request = work(transaction.objectStore(REPORTS));
    return new Promise((done, fail) => {
      // A write counts once its transaction is on disk.
      transaction.oncomplete = () => done(request.result);
      transaction.onabort = () => fail(transaction.error);
      transaction.onerror = () => fail(transaction.error);
    });
  };
  return {
    list: () => run<QueuedReport[]>("readonly", (reports) => reports.getAll()),
    put: async (report) => void (await run("readwrite", (reports) => reports.put(report))),
    remove: async (id) => void (await run("readwrite", (reports) => reports.delete(id))),
  };
}

function open(): Promise<IDBDatabase> {
  return new Promise((done, fail) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(REPORTS, { keyPath: "id" });
    request.onsuccess = () => done(request.result);
    request.onerror = () => fail(request.error);
  });
}
