import type { Queued, QueueStore } from "./queued.ts";

/** A store in this browser, which outlives a closed page and a restart. */
export function openQueueStore<Item extends Queued>(names: {
  database: string;
  items: string;
}): QueueStore<Item> {
  let opening: Promise<IDBDatabase> | undefined;
  const run = async <Result>(
    mode: IDBTransactionMode,
    work: (items: IDBObjectStore) => IDBRequest<Result> | undefined,
  ): Promise<Result | undefined> => {
    // Neither a failure nor a closed connection is cached: the next tap opens it again.
    const reset = () => {
      opening = undefined;
    };
    opening ??= open(names, reset).catch((error: unknown) => {
      reset();
      throw error;
    });
    const transaction = (await opening).transaction(names.items, mode);
    const request = work(transaction.objectStore(names.items));
    return new Promise((done, fail) => {
      // A write counts once its transaction is on disk.
      transaction.oncomplete = () => done(request?.result);
      transaction.onabort = () => fail(transaction.error);
      transaction.onerror = () => fail(transaction.error);
    });
  };
  return {
    list: async () => (await run<Item[]>("readonly", (items) => items.getAll())) ?? [],
    put: async (...added) =>
      void (await run("readwrite", (items) => added.map((item) => items.put(item)).at(-1))),
    remove: async (id) => void (await run("readwrite", (items) => items.delete(id))),
  };
}

function open(
  { database, items }: { database: string; items: string },
  onClosed: () => void,
): Promise<IDBDatabase> {
  return new Promise((done, fail) => {
    const request = indexedDB.open(database, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(items, { keyPath: "id" });
    request.onsuccess = () => {
      const opened = request.result;
      opened.onclose = onClosed;
      // Another page upgrades or deletes the database, and waits until this connection is closed.
      opened.onversionchange = () => {
        opened.close();
        onClosed();
      };
      done(opened);
    };
    request.onerror = () => fail(request.error);
  });
}
