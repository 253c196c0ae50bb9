import { type Outcome, ok, refuse } from "../basics/outcome.ts";
import type { Services } from "../services.ts";
import { lockCustomer, type OpenSince, selectOrdersBeside } from "./open-orders.queries.ts";
import type { Order } from "./orders.queries.ts";

/** Unpaid orders that one customer may have at a time: each of them holds a slot. */
export const MOST_OPEN_PAYMENTS = 3;

export type OrderRequestKey = { userId: string; key: string; requestHash: string };

/**
 * Locks a customer's orders until the caller's transaction ends. Returns the order that this request created already,
 * or an identical unpaid one (a second tab). Refuses the same key for another order.
 */
export async function lockOrderRequest(
  services: Services,
  { openSince, ...request }: OrderRequestKey & { openSince: OpenSince },
): Promise<Outcome<Order | null, "idempotency-key-reused" | "too-many-open-payments">> {
  const { userId, key, requestHash } = request;
  await lockCustomer(services.db, userId);
  const stored = await selectOrdersBeside(services.db, { userId, key, openSince });
  const repeat = stored.find(({ idempotencyKey }) => idempotencyKey === key);
  if (repeat) return repeat.requestHash === requestHash ? ok(repeat) : refuse("idempotency-key-reused");
  const twin = stored.find((order) => order.requestHash === requestHash);
  if (twin) return ok(twin);
  return stored.length < MOST_OPEN_PAYMENTS ? ok(null) : refuse("too-many-open-payments");
}
