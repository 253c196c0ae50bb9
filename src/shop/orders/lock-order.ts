import { type Outcome, ok, refuse } from "../basics/outcome.ts";
import type { Services } from "../services.ts";
import { lockOrderRow, type Order } from "./orders.queries.ts";

/** Finds an order and locks it until the caller's transaction ends. Lock it before the runs of its day. */
export async function lockOrder(
  services: Pick<Services, "db">,
  { id }: { id: string },
): Promise<Outcome<Order, "unknown-order">> {
  const order = await lockOrderRow(services.db, id);
  return order ? ok(order) : refuse("unknown-order");
}
