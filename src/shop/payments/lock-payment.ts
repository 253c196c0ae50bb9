import { type Outcome, ok, refuse } from "../basics/outcome.ts";
import type { Services } from "../services.ts";
import { type Payment, selectPaymentForUpdate } from "./payments.queries.ts";

/**
 * Locks the payment of an order until the caller's transaction ends. Every change of an order with its money, slot or
 * coins locks this first, to avoid deadlocks.
 */
export async function lockPayment(
  services: Services,
  { orderId }: { orderId: string },
): Promise<Outcome<Payment, "unknown-payment">> {
  const payment = await selectPaymentForUpdate(services.db, { orderId });
  return payment ? ok(payment) : refuse("unknown-payment");
}
