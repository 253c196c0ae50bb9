import { columnOf, tapOf } from "../../../../../shop/orders/rules/kitchen-columns.ts";
import { urgencyOf } from "../../../../../shop/orders/rules/kitchen-times.ts";
import type { BoardOrder } from "../board-types.ts";
import type { BoardTap } from "./board-tap.ts";

type Move = Pick<BoardTap, "orderId" | "seen" | "to">;

/**
 * The orders as they stand after taps that the shop has not answered, or the board not read yet. A handed-over order
 * stays until the tap is taken. Orders without taps stay identical, so that their dockets are not redrawn.
 */
export function withTaps(orders: BoardOrder[], taps: readonly Move[], at: Date): BoardOrder[] {
  if (taps.length === 0) return orders;
  const tapsOf = Map.groupBy(taps, ({ orderId }) => orderId);
  return orders.map((order) =>
    (tapsOf.get(order.uuid) ?? []).reduce((now, tap) => moved(now, tap, at), order),
  );
}

function moved(order: BoardOrder, { seen, to }: Move, at: Date): BoardOrder {
  if (order.status !== seen) return order;
  const column = columnOf(to);
  if (column === null) return { ...order, status: to, tap: null };
  const tap = tapOf(to, order.option);
  return { ...order, status: to, column, ...urgencyOf(column, order, at), tap };
}
