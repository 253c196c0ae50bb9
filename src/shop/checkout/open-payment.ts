import { type Outcome, ok, refuse } from "../basics/outcome.ts";
import { type ChargesView, chargesOf } from "../orders/get-order.ts";
import type { Order } from "../orders/orders.reads.ts";
import { ORDER_STATUS } from "../orders/rules/order-status.ts";
import { createGatewayOrder, type OpenPayment } from "../payments/create-gateway-order.ts";
import type { Payment } from "../payments/payments.reads.ts";
import type { Services } from "../services.ts";
import { heldUntil } from "./rules/payment-times.ts";

/** An order that only has to be paid. */
export type PlacedOrder = {
  uuid: string;
  orderNumber: string;
  payment: OpenPayment;
  holdUntil: Date;
  summary: ChargesView;
};

/**
 * Opens the payment of a recorded order at the provider; repeats return the same payment. Never call it inside a
 * transaction: the provider may be slow.
 * @param payment the payment if the caller has just recorded it
 */
export async function openPayment(
  services: Services,
  { order, payment: recordedPayment }: { order: Order; payment?: Payment },
): Promise<Outcome<PlacedOrder, "order-lapsed" | "payment-provider-down">> {
  const holdUntil = heldUntil(order);
  const { isFinal, isPaid } = ORDER_STATUS[order.status];
  const isLate = order.status === "awaiting payment" && holdUntil <= services.clock();
  if (isLate || (isFinal && !isPaid)) return refuse("order-lapsed");
  const payment = await createGatewayOrder(services, {
    orderId: order.id,
    orderNumber: order.number,
    ...(recordedPayment ? { recordedPayment } : {}),
  });
  if (!payment.ok) return payment;
  return ok({
    uuid: order.id,
    orderNumber: order.number,
    payment: payment.value,
    holdUntil,
    summary: chargesOf(order),
  });
}
