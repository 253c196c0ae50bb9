import { type Outcome, ok, refuse } from "../basics/outcome.ts";
import type { Services } from "../services.ts";
import { GatewayError } from "./gateways/gateway.ts";
import { type Payment, selectPayment, setGatewayOrder } from "./payments.queries.ts";

/** A payment that the provider knows, so that the shopper can pay it. */
export type OpenPayment = Payment & { gatewayOrderId: string };

/**
 * Creates the provider's order for a recorded payment. Never call it inside a transaction: the provider may be slow.
 * Repeats return the same provider order.
 * @param recordedPayment the payment if the caller has just recorded it; else it is read
 */
export async function createGatewayOrder(
  services: Services,
  {
    orderId,
    orderNumber,
    recordedPayment,
  }: { orderId: string; orderNumber: string; recordedPayment?: Payment },
): Promise<Outcome<OpenPayment, "payment-provider-down">> {
  const payment = recordedPayment ?? (await selectPayment(services.db, { orderId }));
  if (!payment) throw new Error("the order has no payment");
  if (payment.gatewayOrderId !== null) return ok({ ...payment, gatewayOrderId: payment.gatewayOrderId });
  const gatewayOrderId = await askGateway(services, payment, orderNumber);
  const updated =
    gatewayOrderId === null ? undefined : await setGatewayOrder(services.db, orderId, gatewayOrderId);
  // A repeat of the request may have been answered first.
  const now = updated ?? (await selectPayment(services.db, { orderId }));
  if (!now?.gatewayOrderId) return refuse("payment-provider-down");
  return ok({ ...now, gatewayOrderId: now.gatewayOrderId });
}

async function askGateway(services: Services, payment: Payment, orderNumber: string): Promise<string | null> {
  try {
    const order = await services.gateway.createOrder({
      amount: payment.amountPaise,
      receipt: payment.orderId.replaceAll("-", ""),
      notes: { order: orderNumber, uuid: payment.orderId },
    });
    if (order.amount === payment.amountPaise && order.currency === payment.currency) return order.id;
    services.log.error(
      { order: orderNumber, expected: payment.amountPaise, received: order.amount },
      "the provider created an order with another amount",
    );
    return null;
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    services.log.warn({ order: orderNumber, err: error }, "the payment provider created no order");
    return null;
  }
}
