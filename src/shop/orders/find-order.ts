import { type Outcome, ok, refuse } from "../basics/outcome.ts";
import type { Services } from "../services.ts";
import { type Order, selectOrder } from "./orders.queries.ts";

export type { Order } from "./orders.queries.ts";

/** An order as it is stored, for the shop's own verbs; people see it through `getOrder`. */
export async function findOrder(
  services: Services,
  { id }: { id: string },
): Promise<Outcome<Order, "unknown-order">> {
  const order = await selectOrder(services.db, { id });
  return order ? ok(order) : refuse("unknown-order");
}
