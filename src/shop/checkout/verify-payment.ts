import { type Outcome, ok, refuse } from "../basics/outcome.ts";
import { findOrder, type Order } from "../orders/orders.reads.ts";
import { ORDER_STATUS, type OrderStatus } from "../orders/rules/order-status.ts";
import { GatewayError, type GatewayPayment } from "../payments/gateways/gateway.ts";
import { findPayment } from "../payments/payments.reads.ts";
import type { Services } from "../services.ts";
import { confirmPayment } from "./confirm-payment.ts";

/** The result that the payment window returns to the browser: the provider's ids, and its signature. */
export type SignedPayment = { orderId: string; paymentId: string; signature: string };

/** The customer of the order, or the holder of its payment link. */
export type Payer = { userId: string } | { orderId: string };

/**
 * Handles the shopper's return from the payment window. A wrong signature changes nothing. If the provider cannot be
 * asked, the webhook or the reconciler finishes the order.
 */
export async function verifyPayment(
  services: Services,
  { payer, signedPayment }: { payer: Payer; signedPayment: SignedPayment },
): Promise<Outcome<Confirmation, "unknown-order" | "bad-signature">> {
  const payment = await findPayment(services, { gatewayOrderId: signedPayment.orderId });
  if (!payment.ok) return refuse("unknown-order");
  const order = await findOrder(services, { id: payment.value.orderId });
  if (!order.ok || !mayPay(payer, order.value)) return refuse("unknown-order");
  if (!services.gateway.isPaymentSignature(signedPayment)) return refuse("bad-signature");
  if (payment.value.gatewayPaymentId === signedPayment.paymentId) return ok(asItStands(order.value));
  const money = await askGateway(services, signedPayment.paymentId);
  if (!money) return ok(asItStands(order.value));
  if (money.orderId !== signedPayment.orderId) return refuse("bad-signature");
  const changed = await confirmPayment(services, { payment: payment.value, order: order.value, money });
  if (changed) return ok(asItStands(changed));
  const now = await findOrder(services, { id: order.value.id });
  return now.ok ? ok(asItStands(now.value)) : refuse("unknown-order");
}

function mayPay(payer: Payer, order: Order): boolean {
  return "userId" in payer ? order.userId === payer.userId : order.id === payer.orderId;
}

/** The state of an order after a payment. `paid` is false while it waits, and when the money is refunded. */
export type Confirmation = { uuid: string; orderNumber: string; status: OrderStatus; paid: boolean };

function asItStands({ id, number, status }: Order): Confirmation {
  return { uuid: id, orderNumber: number, status, paid: ORDER_STATUS[status].isPaid };
}

async function askGateway(services: Services, paymentId: string): Promise<GatewayPayment | null> {
  try {
    return await services.gateway.fetchPayment(paymentId);
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    services.log.warn({ payment: paymentId, err: error }, "a payment could not be looked up");
    return null;
  }
}
