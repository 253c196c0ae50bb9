import { type Outcome, ok, refuse } from "../basics/outcome.ts";
import type { Services } from "../services.ts";
import { findRepeat, type OrderRequestKey } from "./find-repeat.ts";
import { countAwaiting, lockCustomer, selectUnpaidRepeat } from "./open-orders.queries.ts";
import type { Order } from "./orders.queries.ts";

/** Unpaid orders that one customer may have at a time: each of them holds a slot. */
export const MOST_OPEN_PAYMENTS = 3;

/**
 * Locks a customer's orders until the caller's transaction ends. Returns the existing order if this request has
 * created it already, or if an identical order is unpaid (a returning shopper, or a second tab).
 */
export async function lockOrderRequest(
  services: Services,
  claim: OrderRequestKey & { openSince: Date },
): Promise<Outcome<Order | null, "idempotency-key-reused" | "too-many-open-payments">> {
  await lockCustomer(services.db, claim.userId);
  const repeat = await findRepeat(services, claim);
  if (!repeat.ok || repeat.value) return repeat;
  const twin = await selectUnpaidRepeat(services.db, claim.userId, claim.requestHash, claim.openSince);
  if (twin) return ok(twin);
  const open = await countAwaiting(services.db, claim.userId, claim.openSince);
  return open < MOST_OPEN_PAYMENTS ? ok(null) : refuse("too-many-open-payments");
}
