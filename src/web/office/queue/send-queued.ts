import { inOrder, type Queued, type QueueStore } from "./queued.ts";

/** The shop's answer to what waited. `later`: the shop was not reached, or asks to wait. */
export type Answer = { is: "taken" } | { is: "refused"; message: string } | { is: "later" };

type Sending<Item extends Queued> = {
  /** Who is signed in. What others tapped stays until they are. */
  userId: string;
  send(item: Item): Promise<Answer>;
  /** Whether the shop's answer to `taken` settles another item too. */
  settles?(taken: Item, other: Item): boolean;
};

/**
 * Sends what waits, the oldest first, until the shop does not answer. An item leaves the store only once the shop has
 * answered: if the answer is lost, the same item is sent again, and the shop takes it once. A refused item stays with
 * its reason, and does not hold up the others.
 * @returns how many were taken, and whether the shop stopped answering
 */
export async function sendQueued<Item extends Queued>(
  store: QueueStore<Item>,
  { userId, send, settles = () => false }: Sending<Item>,
): Promise<{ taken: number; isStuck: boolean }> {
  let taken = 0;
  for (const item of inOrder(await store.list())) {
    if (item.refusal !== "" || item.userId !== userId) continue;
    const answer = await send(item);
    if (answer.is === "later") return { taken, isStuck: true };
    if (answer.is === "refused") await store.put({ ...item, refusal: answer.message });
    else {
      const settled = (await store.list()).filter((other) => other.id === item.id || settles(item, other));
      for (const { id } of settled) await store.remove(id);
      taken += 1;
    }
  }
  return { taken, isStuck: false };
}

/** Removes what the shop refused. What waits, or is sent again meanwhile, stays. */
export async function discardRefused<Item extends Queued>(
  store: QueueStore<Item>,
  id: string,
): Promise<void> {
  const item = (await store.list()).find((stored) => stored.id === id);
  if (item && item.refusal !== "") await store.remove(id);
}
