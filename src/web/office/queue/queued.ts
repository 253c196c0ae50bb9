/** An item that waits on this device until the shop has taken it. */
export type Queued = {
  id: string;
  /** The user who tapped. Another user may sign in on the same device. */
  userId: string;
  orderId: string;
  /** The time of the tap, ISO 8601. */
  at: string;
  /** Taps of the same millisecond are sent in this order. */
  nth: number;
  /** The shop's reason if it refused; empty while it waits. */
  refusal: string;
};

/** The store of queued items on this device. */
export type QueueStore<Item extends Queued> = {
  /** All, in no particular order. */
  list(): Promise<Item[]>;
  /** All or none. */
  put(...items: Item[]): Promise<void>;
  remove(id: string): Promise<void>;
};

/** By the time of the tap. */
export function inOrder<Item extends Queued>(items: Item[]): Item[] {
  return items.toSorted((a, b) => a.at.localeCompare(b.at) || a.nth - b.nth);
}
