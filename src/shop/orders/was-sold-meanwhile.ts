import type { Services } from "../services.ts";
import { selectPaidSince } from "./open-orders.queries.ts";
import { type Order, selectLines } from "./orders.queries.ts";

/**
 * Has another order from the same cart, sharing a cake, been paid since this one was recorded? Then the cart was
 * checked out twice, as in two tabs.
 */
export async function wasSoldMeanwhile(services: Services, { order }: { order: Order }): Promise<boolean> {
  const lines = (await selectLines(services.db, [order.id])).get(order.id) ?? [];
  const skus = lines.filter((line) => line.sheet === "Cakes").map((line) => line.sku);
  return (await selectPaidSince(services.db, order, skus)).length > 0;
}
