import { inOrder, type Queued, type QueueStore } from "./queued.ts";

/**
 * Why the shop takes nothing now. `signed out`: there is no valid session. `another person`: the session is not that of
 * who tapped. `busy`: it asks to wait. `failing`: it could not handle this item.
 */
export type Obstacle = "unreachable" | "signed out" | "another person" | "busy" | "failing";

/** The shop's answer to what waited. */
export type Answer = { is: "taken" } | { is: "refused"; message: string } | { is: "later"; why: Obstacle };

/** Number of items taken, and the obstacle for the others; null if there is none. */
export type Sent = { taken: number; obstacle: Obstacle | null };

type Sending<Item extends Queued> = {
  /** The signed-in user. Items of others stay until they sign in. */
  userId: string;
  send(item: Item): Promise<Answer>;
  /** Whether the shop's answer to `taken` settles another item too. */
  settles?(taken: Item, other: Item): boolean;
};

/** After failures about this many orders the shop itself counts as failing. */
const MOST_FAILING = 3;

/** Per store the orders that failed, the least recent failure first: they must not block the orders behind them. */
const failedOrders = new WeakMap<object, Set<string>>();

/**
 * Sends queued items oldest first, until the shop does not answer. An item leaves only after its reply, so a repeat is
 * safe. Refused items stay with their reason; failing ones do not hold up other orders.
 */
export async function sendQueued<Item extends Queued>(
  store: QueueStore<Item>,
  { userId, send, settles = () => false }: Sending<Item>,
): Promise<Sent> {
  let taken = 0;
  const failing = new Set<string>();
  const settled = new Set<string>();
  const failedBefore = failedOrders.get(store) ?? new Set();
  failedOrders.set(store, failedBefore);
  for (const item of failedLast(await store.list(), failedBefore)) {
    if (item.refusal !== "" || item.userId !== userId) continue;
    if (settled.has(item.id) || failing.has(item.orderId)) continue;
    const answer = await send(item);
    if (answer.is === "later") {
      if (answer.why !== "failing") return { taken, obstacle: answer.why };
      failing.add(item.orderId);
      // Added again, it is the most recent one.
      failedBefore.delete(item.orderId);
      failedBefore.add(item.orderId);
      if (failing.size === MOST_FAILING) break;
      continue;
    }
    failedBefore.delete(item.orderId);
    if (answer.is === "taken") taken += 1;
    const change =
      answer.is === "taken" ? removeSettled(store, { item, settles }) : refuse(store, item, answer);
    // A full device may store no change. The item is then sent again, and gets the same answer.
    for (const id of await change.catch(() => [])) settled.add(id);
  }
  return { taken, obstacle: failing.size > 0 ? "failing" : null };
}

/** The oldest first, but those about orders that failed before come last. Keeps the order of items about one order. */
function failedLast<Item extends Queued>(items: Item[], failedBefore: ReadonlySet<string>): Item[] {
  const failed = [...failedBefore];
  const rank = ({ orderId }: Item) => failed.indexOf(orderId);
  return inOrder(items).toSorted((a, b) => rank(a) - rank(b));
}

async function removeSettled<Item extends Queued>(
  store: QueueStore<Item>,
  { item, settles }: { item: Item; settles: (taken: Item, other: Item) => boolean },
): Promise<string[]> {
  const settled = (await store.list()).filter((other) => other.id === item.id || settles(item, other));
  for (const { id } of settled) await store.remove(id);
  return settled.map(({ id }) => id);
}

async function refuse<Item extends Queued>(
  store: QueueStore<Item>,
  item: Item,
  { message }: { message: string },
): Promise<string[]> {
  await store.put({ ...item, refusal: message });
  return [];
}

/** Removes items that the shop refused. Items that wait, or are sent again meanwhile, stay. */
export async function discardRefused<Item extends Queued>(
  store: QueueStore<Item>,
  id: string,
): Promise<void> {
  const item = (await store.list()).find((stored) => stored.id === id);
  if (item && item.refusal !== "") await store.remove(id);
}
