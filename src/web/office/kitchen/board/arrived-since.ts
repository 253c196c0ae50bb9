import type { BoardOrder } from "./board-types.ts";

/** Longest time between placing and storing an order, in ms. A board that is read in between does not show it. */
const STORED_WITHIN_MS = 60_000;

/**
 * The orders to start that were placed after the board was read. Any other order that is new on the board was placed
 * earlier, and its day has come near.
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
