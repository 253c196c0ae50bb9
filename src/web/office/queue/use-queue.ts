import { useCallback, useEffect, useRef, useState } from "react";
import { inOrder, type Queued, type QueueStore } from "./queued.ts";

/** Fallback in case no event says that the connection is back. */
const RETRY_MS = 15_000;

type QueueOptions<Item extends Queued> = {
  open: () => QueueStore<Item>;
  /** The lock under which one of several open pages sends. */
  lock: string;
  /** Which of the stored items this page shows. Stable, as is `send`. */
  isShown: (item: Item) => boolean;
  send: (store: QueueStore<Item>) => Promise<{ taken: number; isStuck: boolean }>;
  /** Called after the shop has taken some. */
  onTaken: () => void;
};

export type Queue<Item extends Queued> = {
  /** Those that wait or were refused, the oldest first. */
  items: Item[];
  /** Whether the last attempt to send did not reach the shop. */
  isStuck: boolean;
  store(): QueueStore<Item>;
  /** Shows the store again after a change of it. */
  show(): Promise<void>;
  /** Stores items and shows them, at once on the screen. Throws if this browser cannot store them. */
  put(...items: Item[]): Promise<void>;
  send(): Promise<void>;
  /** Changes the store while nothing is being sent: a sent item must stay until it is answered. */
  change(work: (store: QueueStore<Item>) => Promise<void>): Promise<void>;
};

/** What waits on this device. It is sent at once, when the connection is back, and when the page is shown again. */
export function useQueue<Item extends Queued>(options: QueueOptions<Item>): Queue<Item> {
  const { open, lock, isShown, send: sendAll } = options;
  const [items, setItems] = useState<Item[]>([]);
  const [isStuck, setIsStuck] = useState(false);
  const opened = useRef<QueueStore<Item> | null>(null);
  const store = useCallback(() => {
    opened.current ??= open();
    return opened.current;
  }, [open]);
  /** Items that are shown before they are stored. */
  const unstored = useRef<Item[]>([]);
  const show = useCallback(async () => {
    const stored = await store().list();
    const all = [...stored, ...unstored.current.filter(({ id }) => stored.every((item) => item.id !== id))];
    setItems(inOrder(all.filter(isShown)));
  }, [store, isShown]);
  const onTaken = useRef(options.onTaken);
  onTaken.current = options.onTaken;
  const send = useCallback(async () => {
    const sent = await navigator.locks.request(lock, () => sendAll(store()));
    await show();
    setIsStuck(sent.isStuck);
    if (sent.taken > 0) onTaken.current();
  }, [lock, sendAll, show, store]);
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
  const put = useCallback(
    async (...added: Item[]) => {
      const ids = new Set(added.map(({ id }) => id));
      unstored.current.push(...added);
      setItems((before) => inOrder([...before, ...added.filter(isShown)]));
      try {
        for (const item of added) await store().put(item);
      } catch (error) {
        setItems((before) => before.filter(({ id }) => !ids.has(id)));
        throw error;
      } finally {
        unstored.current = unstored.current.filter(({ id }) => !ids.has(id));
      }
    },
    [isShown, store],
  );
  const change = useCallback(
    async (work: (store: QueueStore<Item>) => Promise<void>) => {
      await navigator.locks.request(lock, () => work(store()));
      await show();
    },
    [lock, show, store],
  );
  return { items, isStuck, store, show, put, send, change };
}
