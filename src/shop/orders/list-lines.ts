import type { Services } from "../services.ts";
import { selectLines } from "./orders.queries.ts";
import type { OrderLine } from "./rules/order-line.ts";

/** What is in an order, in its order. For verbs that know already that they may see it. */
export async function listLines(services: Services, { orderId }: { orderId: string }): Promise<OrderLine[]> {
  return (await selectLines(services.db, [orderId])).get(orderId) ?? [];
}
