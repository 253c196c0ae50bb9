import { type Outcome, ok, refuse } from "../basics/outcome.ts";
import type { Services } from "../services.ts";
import { type Payment, selectPaymentForUpdate } from "./payments.queries.ts";

/**
 * The payment of an order, which nobody else changes until the caller's transaction ends. Whatever changes an order
 * together with its money, place or coins begins with this, so that no two such changes wait for each other.
 */
export async function lockPayment(
  services: Services,
  { orderId }: { orderId: string },
): Promise<Outcome<Payment, "unknown-payment">> {
  const payment = await selectPaymentForUpdate(services.db, { orderId });
  return payment ? ok(payment) : refuse("unknown-payment");
}
