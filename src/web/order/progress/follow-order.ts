import { useState } from "react";
import useSWR from "swr";
import { OrderProgressReply } from "../../../contract/order-progress.ts";
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
export function useOrder(
  uuid: string | null,
  { token, first }: { token?: string; first?: OrderProgressReply } = {},
) {
  const [isStreaming, setStreaming] = useState(false);
  const query = token ? `?token=${encodeURIComponent(token)}` : "";
  const order = useSWR<OrderProgressReply, Error>(uuid && `/orders/${uuid}/progress${query}`, fetchOrder, {
    ...(first ? { fallbackData: first, revalidateOnMount: false } : {}),
    // Data that came with the page is not in SWR's cache until the first fetch.
    refreshInterval: (latest = first) => {
      if (!latest || isSettled(latest)) return 0;
      if (isStreaming) return LISTENING_MS;
      return latest.status === "awaiting payment" ? CONFIRMING_MS : FOLLOWING_MS;
    },
    shouldRetryOnError: (error) => !(error instanceof NoSuchOrder),
  });
  const isActive = order.data !== undefined && !isSettled(order.data);
  useStream(isActive ? `/api/orders/${uuid}/events${query}` : null, {
    onEvent: order.mutate,
    onStreaming: setStreaming,
  });
  return order;
}

/** Whether neither order nor refunds will change any more and no complaint is open. */
function isSettled({ status, refunds, complaints }: OrderProgressReply): boolean {
  const isPending =
    refunds.some(({ stage }) => stage !== "processed") || complaints.some(({ isOpen }) => isOpen);
  return ORDER_STATUS[status].isFinal && !isPending;
}

async function fetchOrder(url: string): Promise<OrderProgressReply> {
  const order = await plainFetch(url, { reply: OrderProgressReply });
  if (order.ok) return order.data;
  throw order.status === 404 ? new NoSuchOrder() : new Error(order.message);
}
