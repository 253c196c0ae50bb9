import { isUuid } from "../basics/ids.ts";
import { type Outcome, refuse } from "../basics/outcome.ts";
import { findOrder } from "../orders/orders.reads.ts";
import type { Services } from "../services.ts";
import { openPayment, type PlacedOrder } from "./open-payment.ts";

/**
 * Opens the payment of a customer's own unpaid order again, as long as its slot is held. A second payment, for example
 * from another tab, is refunded by `confirmPayment`.
 */
export async function resumePayment(
  services: Services,
  { userId, id }: { userId: string; id: string },
): Promise<
  Outcome<PlacedOrder, "unknown-order" | "already-paid" | "order-lapsed" | "payment-provider-down">
> {
  const order = isUuid(id) ? await findOrder(services, { id: id.toLowerCase() }) : refuse("unknown-order");
  if (!order.ok || order.value.userId !== userId) return refuse("unknown-order");
  if (order.value.placedAt !== null) return refuse("already-paid");
  return openPayment(services, { order: order.value });
}
