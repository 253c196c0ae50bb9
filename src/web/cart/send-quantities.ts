import type { ApiResult } from "../session/api-fetch.ts";

type Sending = {
  send: (sku: string, quantity: number) => Promise<ApiResult<unknown>>;
  /** Called when the shop refuses a quantity, unless the line was removed meanwhile. */
  refused: (sku: string, reply: ApiResult<unknown>) => void;
};

/**
 * Sends the stepper's quantities to the shop, in order. Clicks during a call are merged into one call with the last
 * quantity.
 */
export function sendQuantities() {
  /** Last requested quantity per SKU that is not sent yet. */
  const unsent = new Map<string, number>();
  const sending = new Map<string, Promise<void>>();
  const removed = new Set<string>();

  async function sendAll(sku: string, { send, refused }: Sending): Promise<void> {
    for (let next = unsent.get(sku); next !== undefined; next = unsent.get(sku)) {
      unsent.delete(sku);
      const reply = await send(sku, next);
      if (reply.ok) continue;
      unsent.delete(sku);
      if (!(reply.code === "not-in-cart" && removed.has(sku))) refused(sku, reply);
    }
    sending.delete(sku);
  }

  return {
    /** Requests a quantity. Resolves when the shop has answered the last request for this SKU. */
    set(sku: string, quantity: number, how: Sending): Promise<void> {
      removed.delete(sku);
      unsent.set(sku, quantity);
      const done = sending.get(sku) ?? sendAll(sku, how);
      sending.set(sku, done);
      return done;
    },
    /** Drops the unsent quantity of a line that is being removed. */
    remove(sku: string): void {
      unsent.delete(sku);
      removed.add(sku);
    },
    /** Resolves when no call is under way. */
    async settled(): Promise<void> {
      while (sending.size > 0) await Promise.all(sending.values());
    },
  };
}
