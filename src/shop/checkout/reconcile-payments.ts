import { findOrder } from "../orders/orders.reads.ts";
import { GatewayError, type GatewayPayment } from "../payments/gateways/gateway.ts";
import { listOpenPayments } from "../payments/list-open-payments.ts";
import type { Payment } from "../payments/payments.reads.ts";
import { recordAttempt } from "../payments/record-attempt.ts";
import type { Services } from "../services.ts";
import { confirmPayment } from "./confirm-payment.ts";
import { expireOrder } from "./expire-order.ts";
import { expiresAt } from "./rules/payment-times.ts";

/**
 * Asks the provider about every open payment, so that a lost webhook or closed browser never leaves money without an
 * order. Expires unpaid orders. Runs every minute.
 */
export async function reconcilePayments(services: Services): Promise<{ confirmed: number; expired: number }> {
  let confirmed = 0;
  let expired = 0;
  for (const payment of await listOpenPayments(services)) {
    const money = await askGateway(services, payment);
    // Unknown whether it is paid: a later run asks again.
    if (money === null) continue;
    const captured = money.filter((attempt) => attempt.status === "captured");
    for (const capture of captured) await confirmPayment(services, { payment, money: capture });
    confirmed += captured.length;
    if (captured.length > 0) continue;
    if (!(await hasExpired(services, payment))) await noteTries(services, payment, money);
    else if (await expireOrder(services, payment)) expired++;
  }
  return { confirmed, expired };
}

/** Payment links are valid for longer, so only for old payments their order is read. */
async function hasExpired(services: Services, { orderId, createdAt }: Payment): Promise<boolean> {
  const now = services.clock();
  if (now < expiresAt({ createdAt, byPhone: false })) return false;
  const order = await findOrder(services, { id: orderId });
  return !order.ok || now >= expiresAt(order.value);
}

/** All payment attempts; none if the provider does not know the payment, null if it does not answer. */
async function askGateway(services: Services, payment: Payment): Promise<GatewayPayment[] | null> {
  if (payment.gatewayOrderId === null) return [];
  try {
    return await services.gateway.fetchOrderPayments(payment.gatewayOrderId);
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    services.log.warn({ payment: payment.id, err: error }, "an open payment could not be looked up");
    return isUnknownThere(error) && isOlderThanADay(services, payment) ? [] : null;
  }
}

/** Whether the provider does not know the payment: it was made with keys of another account. */
function isUnknownThere({ retryable, status }: GatewayError): boolean {
  return !retryable && (status === 400 || status === 404);
}

/** Time to notice that the keys are wrong. */
function isOlderThanADay({ clock }: Services, { createdAt }: Payment): boolean {
  return clock().getTime() - createdAt.getTime() > 24 * 60 * 60_000;
}

async function noteTries(services: Services, payment: Payment, money: GatewayPayment[]): Promise<void> {
  if (money.length === 0 || payment.gatewayOrderId === null) return;
  const isFailed = money.every((attempt) => attempt.status === "failed");
  const status = isFailed ? "failed" : "attempted";
  await recordAttempt(services, { gatewayOrderId: payment.gatewayOrderId, status });
}
