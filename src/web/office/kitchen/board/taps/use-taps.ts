import { useCallback, useMemo, useState } from "react";
import { KitchenTapReply } from "../../../../../contract/kitchen.ts";
import { apiFetch } from "../../../../session/api-fetch.ts";
import { answerOf } from "../../../queue/answer-of.ts";
import { openQueueStore } from "../../../queue/open-queue-store.ts";
import type { QueueStore } from "../../../queue/queued.ts";
import { type Answer, discardRefused } from "../../../queue/send-queued.ts";
import { useQueue } from "../../../queue/use-queue.ts";
import type { BoardOrder, ShownBoard } from "../board-types.ts";
import type { BoardTap } from "./board-tap.ts";
import { isShownTap, sendTaps, takeBackUnsent } from "./send-taps.ts";
import { useShopClock } from "./use-shop-clock.ts";
import { withTaps } from "./with-taps.ts";

/** After this wait without an answer a tap counts as not sent, in ms. */
const ANSWER_MS = 10_000;
const NOT_STORED = "The tablet could not save this tap. Please tap again.";

export type Taps = {
  /** The orders as they stand after the taps. */
  orders: BoardOrder[];
  /** Taps that wait, the oldest first. */
  unsent: BoardTap[];
  /** Taps that the shop refused, of every kitchen. */
  refused: BoardTap[];
  /** Whether the shop could not be reached. */
  isStuck: boolean;
  /** Why the last tap counts for nothing; empty if it does. */
  problem: string;
  tap(order: BoardOrder): Promise<void>;
  send(): Promise<void>;
  /** Takes back a tap, unless it may have reached the shop. */
  takeBack(id: string): Promise<void>;
  /** Removes a refused tap, once its reason is read. */
  discard(id: string): Promise<void>;
};

/**
 * The taps on a board. Each is stored on the tablet and shows at once; the shop gets it when it can be reached, with the
 * status that the order had on the screen.
 * @param userId who is signed in
 * @param onTaken called after the shop has taken some
 */
export function useTaps(board: ShownBoard, userId: string, onTaken: () => void): Taps {
  const { at } = board;
  const kitchenId = board.kitchen.id;
  const now = useShopClock(at);
  const [problem, setProblem] = useState("");
  /** Taps that the shop has taken, with its time of the answer: the board may have been read before. */
  const [taken, setTaken] = useState<{ tap: BoardTap; at: Date }[]>([]);
  const isShown = useCallback((tap: BoardTap) => isShownTap(tap, { kitchenId, userId }), [kitchenId, userId]);
  const sendAll = useCallback(
    (store: QueueStore<BoardTap>) => {
      const settle = (tap: BoardTap, at: Date) => setTaken((before) => [...before.slice(-50), { tap, at }]);
      const isOnline = () => navigator.onLine;
      return sendTaps(store, { isOnline, post: (tap) => post(tap, settle) }, userId);
    },
    [userId],
  );
  const queue = useQueue({
    ...{ open: openTapStore, lock: "kitchen-taps", userId },
    ...{ isShown, send: sendAll, onTaken },
  });
  const { items, obstacle, put, send, change } = queue;
  const unsent = useMemo(() => items.filter(({ refusal }) => refusal === ""), [items]);
  const orders = useMemo(() => {
    const unread = taken.filter((answered) => answered.at > at).map(({ tap }) => tap);
    return withTaps(board.orders, [...unread, ...unsent], at);
  }, [board.orders, at, taken, unsent]);
  const tap = useCallback(
    async ({ uuid, number, status, tap: to }: BoardOrder) => {
      if (to === null) return;
      setProblem("");
      const facts = { id: crypto.randomUUID(), userId, at: now().toISOString(), nth: 0, refusal: "" };
      try {
        await put({ ...facts, kitchenId, orderId: uuid, number, seen: status, to });
      } catch {
        setProblem(NOT_STORED);
        return;
      }
      await send();
    },
    [kitchenId, userId, now, put, send],
  );
  const takeBack = useCallback((id: string) => change((store) => takeBackUnsent(store, id)), [change]);
  const discard = useCallback((id: string) => change((store) => discardRefused(store, id)), [change]);
  const refused = useMemo(() => items.filter(({ refusal }) => refusal !== ""), [items]);
  return { orders, unsent, refused, isStuck: obstacle !== null, problem, tap, send, takeBack, discard };
}

function openTapStore(): QueueStore<BoardTap> {
  return openQueueStore<BoardTap>({ database: "jamun-kitchen", items: "taps" });
}

async function post(tap: BoardTap, settle: (tap: BoardTap, at: Date) => void): Promise<Answer> {
  const { orderId, seen, to, at, userId } = tap;
  // Another user may have signed in on another page since this one was opened: the shop then asks to wait.
  const call = { body: { orderId, seen, to, at, userId }, signal: AbortSignal.timeout(ANSWER_MS) };
  const sent = await apiFetch("/api/admin/kitchen/taps", { ...call, reply: KitchenTapReply }).catch(
    () => null,
  );
  if (sent === null) return { is: "later", why: "unreachable" };
  // The answer to a repeat may tell of a later status.
  if (sent.ok && sent.data.status === to) settle(tap, new Date(sent.data.at));
  return answerOf(sent);
}
