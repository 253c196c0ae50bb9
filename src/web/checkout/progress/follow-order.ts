import useSWR from "swr";
import { isAwaitingPayment, isOver } from "./order-words.ts";
import type { ShownOrder } from "./shown-order.ts";

/** While the bank is asked, every moment counts; after that the kitchen sets the pace. */
const CONFIRMING_MS = 2_000;
const FOLLOWING_MS = 30_000;

/** The order is not there, or not for this visitor. */
export class NoSuchOrder extends Error {}

/** An order that keeps itself up to date on the page, until nothing more will happen to it or its money. */
export function useOrder(uuid: string | null, { token, first }: { token?: string; first?: ShownOrder } = {}) {
  const query = token ? `?token=${encodeURIComponent(token)}` : "";
  return useSWR<ShownOrder, Error>(uuid && `/orders/${uuid}/progress${query}`, read, {
    ...(first ? { fallbackData: first, revalidateOnMount: false } : {}),
    refreshInterval: (order) => {
      if (!order) return 0;
      if (isOver(order.status) && order.refunds.every(({ stage }) => stage === "processed")) return 0;
      return isAwaitingPayment(order.status) ? CONFIRMING_MS : FOLLOWING_MS;
    },
    shouldRetryOnError: (error) => !(error instanceof NoSuchOrder),
  });
}

async function read(address: string): Promise<ShownOrder> {
  const reply = await fetch(address, { headers: { accept: "application/json" } });
  if (reply.status === 404) throw new NoSuchOrder();
  if (!reply.ok) throw new Error(`the order could not be read: ${reply.status}`);
  return reply.json();
}
