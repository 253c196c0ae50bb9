import type { BoardOrder } from "./board-types.ts";

/** An order may be placed while the board is read, and stored only after it, in ms. */
const STORED_WITHIN_MS = 60_000;

/**
 * The orders to start that were placed since the board was read. Other orders that the board did not show are older:
 * their day has come nearer.
 */
export function arrivedSince<Order extends Pick<BoardOrder, "uuid" | "column" | "placedAt">>(
  orders: Order[],
  { known, readAt }: { known: ReadonlySet<string>; readAt: Date },
): Order[] {
  const since = readAt.getTime() - STORED_WITHIN_MS;
  return orders.filter(
    ({ uuid, column, placedAt }) =>
      column === "start" && !known.has(uuid) && placedAt !== null && placedAt.getTime() > since,
  );
}
