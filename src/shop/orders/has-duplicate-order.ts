import type { Services } from "../services.ts";
import { selectPaidSince } from "./open-orders.queries.ts";
import type { Order } from "./orders.queries.ts";

/**
 * Has another order from the same cart, sharing a cake, been paid since this one was recorded? Then the cart was
 * checked out twice, as in two tabs.
 * @param skus the cakes of this order
 */
export async function hasDuplicateOrder(
  services: Services,
  { order, skus }: { order: Order; skus: string[] },
): Promise<boolean> {
  return (await selectPaidSince(services.db, order, skus)).length > 0;
}
