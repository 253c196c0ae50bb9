import type { Services } from "../services.ts";
import { selectPaidSince } from "./open-orders.queries.ts";
import { type Order, selectLines } from "./orders.queries.ts";

/**
 * Has another order out of the same cart, with a cake of this one in it, been paid since this one was written down?
 * Then one cart was taken to the checkout twice, in two tabs perhaps.
 */
export async function wasSoldMeanwhile(services: Services, { order }: { order: Order }): Promise<boolean> {
  const lines = (await selectLines(services.db, [order.id])).get(order.id) ?? [];
  const skus = lines.filter((line) => line.sheet === "Cakes").map((line) => line.sku);
  return (await selectPaidSince(services.db, order, skus)).length > 0;
}
