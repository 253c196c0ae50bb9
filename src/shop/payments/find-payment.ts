import { type Outcome, ok, refuse } from "../basics/outcome.ts";
import type { Services } from "../services.ts";
import { type Payment, selectPayment } from "./payments.queries.ts";

export type { Payment } from "./payments.queries.ts";

/** The payment of an order, by the order's id or by the provider's order. */
export async function findPayment(
  services: Services,
  by: { orderId: string } | { gatewayOrderId: string },
): Promise<Outcome<Payment, "unknown-payment">> {
  const payment = await selectPayment(services.db, by);
  return payment ? ok(payment) : refuse("unknown-payment");
}
