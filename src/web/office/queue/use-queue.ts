import { useCallback, useEffect, useRef, useState } from "react";
import { inOrder, type Queued, type QueueStore } from "./queued.ts";
import type { Obstacle, Sent } from "./send-queued.ts";

/** Fallback in case no event says that the connection is back. */
const RETRY_MS = 15_000;

type QueueOptions<Item extends Queued> = {
  open: () => QueueStore<Item>;
  /** The signed-in user. */
  userId: string;
  /** The lock under which one of several open pages sends. */
  lock: string;
  /** Whether this page shows a stored item. Stable, as is `send`. */
  isShown: (item: Item) => boolean;
  send: (store: QueueStore<Item>) => Promise<Sent>;
  /** Called after the shop has taken some. */
  onTaken: () => void;
};

export type Queue<Item extends Queued> = {
  /** Items that wait or were refused, the oldest first. */
  items: Item[];
  /** The obstacle that keeps them from the shop; null for none. */
  obstacle: Obstacle | null;
  /** How many items of other people wait on this device. */
  ofOthers: number;
  /** Whether this browser has no store, as some private windows. */
  isBroken: boolean;
  store(): QueueStore<Item>;
  /** Shows the store again after a change of it. */
  show(): Promise<void>;
  /** Stores items and shows them, at once on the screen. Throws if this browser cannot store them. */
  put(...items: Item[]): Promise<void>;
  send(): Promise<void>;
  /** Changes the store while nothing is being sent: a sent item must stay until it is answered. */
  change(work: (store: QueueStore<Item>) => Promise<void>): Promise<void>;
};

/** Sends the items that wait on this device: at once, when the connection is back, and when the page is shown again. */
export function useQueue<Item extends Queued>(options: QueueOptions<Item>): Queue<Item> {
  const { open, userId, lock, isShown, send: sendAll } = options;
  const [items, setItems] = useState<Item[]>([]);
  const [obstacle, setObstacle] = useState<Obstacle | null>(null);
  const [ofOthers, setOfOthers] = useState(0);
  const [isBroken, setIsBroken] = useState(false);
  const opened = useRef<QueueStore<Item> | null>(null);
  const store = useCallback(() => {
    opened.current ??= open();
    return opened.current;
  }, [open]);
  /** Items that are shown before they are stored. */
  const unstored = useRef<Item[]>([]);
  const show = useCallback(async () => {
    const stored = await store().list();
    const allItems = [
      ...stored,
      ...unstored.current.filter(({ id }) => stored.every((item) => item.id !== id)),
    ];
    setItems(inOrder(allItems.filter(isShown)));
    setOfOthers(allItems.filter((item) => item.userId !== userId).length);
  }, [store, isShown, userId]);
  const onTaken = useRef(options.onTaken);
  onTaken.current = options.onTaken;
  const send = useCallback(async () => {
    const sent = await navigator.locks.request(lock, () => sendAll(store()));
    await show();
    setObstacle(sent.obstacle);
    if (sent.taken > 0) onTaken.current();
  }, [lock, sendAll, show, store]);
  useEffect(() => {
    const wake = () =>
      void send().then(
        () => setIsBroken(false),
        () => setIsBroken(true),
      );
    show().then(wake, () => setIsBroken(true));
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
        await store().put(...added);
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
  return { items, obstacle, ofOthers, isBroken, store, show, put, send, change };
}
