import { type Outcome, refuse } from "../basics/outcome.ts";
import { openPayment, type PlacedOrder } from "../checkout/open-payment.ts";
import { type Confirmation, type SignedPayment, verifyPayment } from "../checkout/verify-payment.ts";
import { orderOfPaymentToken } from "../orders/order-link.ts";
import { findOrder } from "../orders/orders.reads.ts";
import type { Services } from "../services.ts";

/**
 * Opens the payment of the order that this token names, as long as its slot is held. A second payment is refunded by
 * `confirmPayment`.
 */
export async function payByLink(
  services: Services,
  { token }: { token: string },
): Promise<
  Outcome<PlacedOrder, "unknown-order" | "already-paid" | "order-lapsed" | "payment-provider-down">
> {
  const id = orderOfPaymentToken(services, token);
  const order = id ? await findOrder(services, { id }) : refuse("unknown-order");
  if (!order.ok || !order.value.byPhone) return refuse("unknown-order");
  if (order.value.placedAt !== null) return refuse("already-paid");
  return openPayment(services, { order: order.value });
}

/** Handles the payer's return from the payment window, for the order that this token names. */
export async function verifyByLink(
  services: Services,
  { token, signedPayment }: { token: string; signedPayment: SignedPayment },
): Promise<Outcome<Confirmation, "unknown-order" | "bad-signature">> {
  const orderId = orderOfPaymentToken(services, token);
  return orderId === null
    ? refuse("unknown-order")
    : verifyPayment(services, { payer: { orderId }, signedPayment });
}
