import { type Outcome, ok, refuse } from "../basics/outcome.ts";
import type { Services } from "../services.ts";
import { insertEvent, type Order, setStatus } from "./orders.queries.ts";
import { type OrderStatus, statesBefore } from "./rules/order-lifecycle.ts";

/**
 * Moves an order to a state, if the lifecycle allows it from where it is now, and writes down when, by whom
 * and why. An order that is already there, or has gone another way, is refused.
 */
export function moveOrder(
  services: Services,
  move: { id: string; to: OrderStatus; by: string; note?: string },
): Promise<Outcome<Order, "unknown-order">> {
  const { id, to, by, note = "" } = move;
  return services.db.transaction(async (tx) => {
    const now = services.clock();
    const placedAt = to === "placed" ? { placedAt: now } : {};
    const moved = await setStatus(tx, id, statesBefore(to), { status: to, updatedAt: now, ...placedAt });
    if (!moved) return refuse("unknown-order");
    await insertEvent(tx, { orderId: id, at: now, status: to, by, note });
    if (to === "delivered") await services.jobs.enqueue(tx, "order-delivered", { orderId: id });
    return ok(moved);
  });
}
