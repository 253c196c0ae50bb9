import type { Role } from "../accounts/rules/roles.ts";
import { type Outcome, ok, refuse } from "../basics/outcome.ts";
import type { Services } from "../services.ts";
import { setKitchen } from "./kitchen/kitchen.queries.ts";
import { notifyKitchen } from "./kitchen/notify-kitchen.ts";
import { insertEvent, type Order } from "./orders.queries.ts";
import { publishOrder } from "./publish-order.ts";
import { CHANGEABLE } from "./rules/order-status.ts";

/** Writes another kitchen into an order, until the kitchen begins. The caller moves the reservation in its transaction. */
export async function changeKitchen(
  services: Services,
  change: { order: Order; to: string; by: Role; actorId: string; note: string },
): Promise<Outcome<Order, "change-closed">> {
  const { order, to, by, actorId, note } = change;
  const now = services.clock();
  const moved = await setKitchen(services.db, order.id, CHANGEABLE, { kitchenId: to, updatedAt: now });
  if (!moved) return refuse("change-closed");
  await insertEvent(services.db, { orderId: order.id, at: now, status: moved.status, by, actorId, note });
  await notifyKitchen(services, { before: { ...order, status: moved.status }, kind: "kitchen" });
  await publishOrder(services, moved, order.kitchenId);
  return ok(moved);
}
