import { type Outcome, ok, refuse } from "../basics/outcome.ts";
import type { Services } from "../services.ts";
import { findRepeat, type OrderRequestKey } from "./find-repeat.ts";
import { countAwaiting, lockCustomer, selectUnpaidRepeat } from "./open-orders.queries.ts";
import type { Order } from "./orders.queries.ts";

/** So many orders of one customer may wait for their payment at a time: each of them holds a place. */
export const MOST_OPEN_PAYMENTS = 3;

/**
 * The right to write an order down in the caller's transaction: from here to its end, no other order of
 * this customer is written. Gives the order instead when the same request wrote it meanwhile, or when the very same
 * order waits for its payment already: a shopper who comes back, or has it open in two tabs, goes on with that one.
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
