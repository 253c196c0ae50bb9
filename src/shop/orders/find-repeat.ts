import { type Outcome, ok, refuse } from "../basics/outcome.ts";
import type { Services } from "../services.ts";
import { type Order, selectOrder } from "./orders.queries.ts";

export type OrderRequestKey = { userId: string; key: string; requestHash: string };

/** The order that this very request made before, or null. The same key for another order is refused. */
export async function findRepeat(
  services: Services,
  { userId, key, requestHash }: OrderRequestKey,
): Promise<Outcome<Order | null, "idempotency-key-reused">> {
  const order = await selectOrder(services.db, { userId, key });
  if (!order) return ok(null);
  return order.requestHash === requestHash ? ok(order) : refuse("idempotency-key-reused");
}
