import { useState } from "react";
import useSWR from "swr";
import { ShownOrder } from "../../../contract/order-progress.ts";
import { ORDER_STATUS } from "../../../shop/orders/rules/order-status.ts";
import { plainFetch } from "../../session/api-fetch.ts";
import { useStream } from "./use-stream.ts";

/** Poll interval without an event stream: short while the bank confirms the payment, slower once the kitchen works. */
const CONFIRMING_MS = 2_000;
const FOLLOWING_MS = 30_000;
/** Fallback poll in case the event stream died silently. */
const LISTENING_MS = 120_000;

/** The order does not exist, or is not visible to this visitor. */
export class NoSuchOrder extends Error {}

/**
 * Keeps an order on the page up to date until it is settled: by the shop's events, else by polling. Nothing runs while
 * the page is hidden.
 */
export function useOrder(uuid: string | null, { token, first }: { token?: string; first?: ShownOrder } = {}) {
  const [hears, setHears] = useState(false);
  const query = token ? `?token=${encodeURIComponent(token)}` : "";
  const order = useSWR<ShownOrder, Error>(uuid && `/orders/${uuid}/progress${query}`, read, {
    ...(first ? { fallbackData: first, revalidateOnMount: false } : {}),
    // Data that came with the page is not in SWR's cache until the first fetch.
    refreshInterval: (known = first) => {
      if (!known || isSettled(known)) return 0;
      if (hears) return LISTENING_MS;
      return known.status === "awaiting payment" ? CONFIRMING_MS : FOLLOWING_MS;
    },
    shouldRetryOnError: (error) => !(error instanceof NoSuchOrder),
  });
  const goesOn = order.data !== undefined && !isSettled(order.data);
  useStream(goesOn ? `/api/orders/${uuid}/events${query}` : null, {
    onNews: order.mutate,
    onHearing: setHears,
  });
  return order;
}

/** Whether neither order nor refunds will change any more and no complaint is open. */
function isSettled({ status, refunds, complaints }: ShownOrder): boolean {
  const isOwed =
    refunds.some(({ stage }) => stage !== "processed") || complaints.some(({ isOpen }) => isOpen);
  return ORDER_STATUS[status].isFinal && !isOwed;
}

async function read(address: string): Promise<ShownOrder> {
  const order = await plainFetch(address, { reply: ShownOrder });
  if (order.ok) return order.data;
  throw order.status === 404 ? new NoSuchOrder() : new Error(order.message);
}
