import { type Outcome, ok } from "../basics/outcome.ts";
import type { Services } from "../services.ts";
import { lineView, type OrderLineView } from "./get-order.ts";
import { selectLines } from "./orders.queries.ts";

/** What is in an order, in its order. For verbs that know already that they may see it. */
export async function listLines(
  services: Services,
  { orderId }: { orderId: string },
): Promise<Outcome<OrderLineView[], never>> {
  return ok((await selectLines(services.db, [orderId])).map(lineView));
}
