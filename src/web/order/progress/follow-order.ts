import { useState } from "react";
import useSWR from "swr";
import { ShownOrder } from "../../../contract/order-progress.ts";
import { ORDER_STATUS } from "../../../shop/orders/rules/order-status.ts";
import { plainFetch } from "../../session/api-fetch.ts";
import { useStream } from "./use-stream.ts";

/** While the shop is not heard: when the bank is asked, every moment counts; after that the kitchen sets the pace. */
const CONFIRMING_MS = 2_000;
const FOLLOWING_MS = 30_000;
/** While it is heard, only in case that the line died and nobody noticed. */
const LISTENING_MS = 120_000;

/** The order is not there, or not for this visitor. */
export class NoSuchOrder extends Error {}

/**
 * An order that keeps itself up to date on the page, until nothing more will happen to it or its money: the shop says
 * when something is new, and where it can't be heard it is asked now and then. Nothing of this while nobody looks.
 */
export function useOrder(uuid: string | null, { token, first }: { token?: string; first?: ShownOrder } = {}) {
  const [hears, setHears] = useState(false);
  const query = token ? `?token=${encodeURIComponent(token)}` : "";
  const order = useSWR<ShownOrder, Error>(uuid && `/orders/${uuid}/progress${query}`, read, {
    ...(first ? { fallbackData: first, revalidateOnMount: false } : {}),
    // What came with the page is in no cache until it is asked for once.
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

/** Nothing more will happen to it or its money, and no complaint of it waits. */
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
