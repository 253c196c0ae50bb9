import type { ApiResult } from "../session/api-fetch.ts";

type Sending = {
  send: (sku: string, quantity: number) => Promise<ApiResult<unknown>>;
  /** A quantity that the shop would not take. What was removed here meanwhile is not told. */
  refused: (sku: string, reply: ApiResult<unknown>) => void;
};

/**
 * The stepper's numbers on their way to the shop. Clicks that come faster than it answers become one call with
 * the last number, never out of order.
 */
export function sendQuantities() {
  /** By SKU, the last quantity that was asked for and is not sent yet. */
  const wanted = new Map<string, number>();
  const sending = new Map<string, Promise<void>>();
  const removed = new Set<string>();

  async function sendAll(sku: string, { send, refused }: Sending): Promise<void> {
    for (let next = wanted.get(sku); next !== undefined; next = wanted.get(sku)) {
      wanted.delete(sku);
      const reply = await send(sku, next);
      if (reply.ok) continue;
      wanted.delete(sku);
      if (!(reply.code === "not-in-cart" && removed.has(sku))) refused(sku, reply);
    }
    sending.delete(sku);
  }

  return {
    /** Asks for so many. Ends when the shop has been told the last number of this SKU. */
    set(sku: string, quantity: number, how: Sending): Promise<void> {
      removed.delete(sku);
      wanted.set(sku, quantity);
      const done = sending.get(sku) ?? sendAll(sku, how);
      sending.set(sku, done);
      return done;
    },
    /** This SKU is being taken out: what is not sent yet is not sent any more. */
    remove(sku: string): void {
      wanted.delete(sku);
      removed.add(sku);
    },
    /** Ends when nothing is on its way. */
    async settled(): Promise<void> {
      while (sending.size > 0) await Promise.all(sending.values());
    },
  };
}
