import type { QueueStore } from "../../../queue/queued.ts";
import { type Answer, sendQueued } from "../../../queue/send-queued.ts";
import type { BoardTap } from "./board-tap.ts";

type Shop = {
  /** Whether the tablet has a connection. Without one no sending begins. */
  isOnline(): boolean;
  post(tap: BoardTap): Promise<Answer>;
};

/** Sends the waiting taps of a person. Each is marked before its request: if the answer is lost, the shop may have it. */
export function sendTaps(store: QueueStore<BoardTap>, { isOnline, post }: Shop, userId: string) {
  const send = async (tap: BoardTap): Promise<Answer> => {
    if (!isOnline()) return { is: "later", why: "unreachable" };
    if (!tap.isBegun) await store.put({ ...tap, isBegun: true });
    return post(tap);
  };
  return sendQueued(store, { userId, send });
}

/** Removes a tap that the shop cannot have. What may have reached it stays: only the shop can undo that. */
export async function takeBackUnsent(store: QueueStore<BoardTap>, id: string): Promise<void> {
  const tap = (await store.list()).find((stored) => stored.id === id);
  if (tap && !tap.isBegun) await store.remove(id);
}

/** Whether this person's board shows a tap. Refused ones of every kitchen are shown, so that they are read. */
export function isShownTap(tap: BoardTap, board: { kitchenId: string; userId: string }): boolean {
  return tap.userId === board.userId && (tap.refusal !== "" || tap.kitchenId === board.kitchenId);
}
