import { useEffect, useState } from "react";
import { OrderProgressReply } from "../../../contract/order-progress.ts";
import { ORDER_STATUS } from "../../../shop/orders/rules/order-status.ts";
import { slowRetry } from "../../client-data/data-store.ts";
import { pollEvery } from "../../client-data/poll-every.ts";
import { useData } from "../../client-data/use-data.ts";
import { useStream } from "../../client-data/use-stream.ts";
import { NOT_UNDERSTOOD, plainFetch } from "../../session/api-fetch.ts";

/** Poll interval without an event stream: short while the bank confirms the payment, slower once the kitchen works. */
const CONFIRMING_MS = 2_000;
const FOLLOWING_MS = 30_000;
/** Fallback poll in case the event stream died silently. */
const LISTENING_MS = 120_000;

/** The order does not exist, or is not visible to this visitor. */
export class NoSuchOrder extends Error {}

const UNREACHED = "We can’t be reached at the moment; this page tries again by itself.";

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
  const order = useData(uuid && `/orders/${uuid}/progress${query}`, fetchOrder, {
    first,
    retryDelay: (failures, error) => (error instanceof NoSuchOrder ? null : slowRetry(failures)),
  });
  const latest = order.data ?? first;
  const isActive = latest !== undefined && !isSettled(latest);
  const { refetch } = order;
  const pollMs = isActive && !order.error ? pollInterval(latest, isStreaming) : null;
  useEffect(() => {
    if (pollMs === null) return;
    return pollEvery(pollMs, async () => {
      if (document.visibilityState !== "hidden") await refetch();
    });
  }, [pollMs, refetch]);
  useStream(isActive ? `/api/orders/${uuid}/events${query}` : null, "order", {
    onEvent: refetch,
    onStreaming: setStreaming,
  });
  return order;
}

function pollInterval({ status }: OrderProgressReply, isStreaming: boolean): number {
  if (isStreaming) return LISTENING_MS;
  return status === "awaiting payment" ? CONFIRMING_MS : FOLLOWING_MS;
}

/** Whether neither order nor refunds will change any more, its coins are booked, and no complaint is open. */
export function isSettled({ status, refunds, complaints, delivered }: SettledFacts): boolean {
  const isPending =
    refunds.some(({ stage }) => stage !== "processed") ||
    complaints.some(({ isOpen }) => isOpen) ||
    delivered?.isEarning === true;
  return ORDER_STATUS[status].isFinal && !isPending;
}

type SettledFacts = Pick<OrderProgressReply, "status" | "refunds" | "complaints" | "delivered">;

/** Fetches the order as its page shows it. Throws the sentence of why it may be outdated. */
export async function fetchOrder(url: string): Promise<OrderProgressReply> {
  const order = await plainFetch(url, { reply: OrderProgressReply });
  if (order.ok) return order.data;
  if (order.status === 404) throw new NoSuchOrder(UNREACHED);
  throw new Error(order.code === NOT_UNDERSTOOD ? order.message : UNREACHED);
}
