import type { BoardOrder } from "./board-types.ts";

type WithPhoto = Pick<BoardOrder, "uuid" | "photo">;

/** The change that the customer of each order asks for. */
export function wishesOf(orders: WithPhoto[]): Map<string, string> {
  return new Map(
    orders.flatMap(({ uuid, photo }) => (photo?.answer === "change" ? [[uuid, photo.wish] as const] : [])),
  );
}

/** The orders whose customers ask for a change that the board has not shown yet. */
export function wishesSince<Order extends WithPhoto>(
  orders: Order[],
  before: ReadonlyMap<string, string>,
): Order[] {
  const wishes = wishesOf(orders);
  return orders.filter(({ uuid }) => wishes.has(uuid) && wishes.get(uuid) !== before.get(uuid));
}
