import { randomId } from "../basics/ids.ts";
import { inTransaction } from "../basics/in-transaction.ts";
import type { Paise } from "../basics/money.ts";
import type { Services } from "../services.ts";
import { type Payment, selectPayment } from "./payments.queries.ts";
import { insertRefund, reserveRefund } from "./refunds.queries.ts";

const HOUR = 3_600_000;
/** Time without a reply after which the provider is asked again. */
export const RECHECK_AFTER = 2 * HOUR;

/** The name of the refund that the cancellation of an order makes: an order is cancelled once. */
export function cancellationRefundId(orderId: string): string {
  return `refund_cancelled_${orderId}`;
}

/**
 * Requests a refund of a captured payment in the caller's transaction; a job sends it. Throws if refunds would exceed
 * the payment.
 * @param id idempotency key: the same id is refunded once
 * @param isWhole refunds all of a payment that buys nothing, once
 */
export function requestRefund(
  services: Services,
  input: {
    payment: Payment;
    gatewayPaymentId: string;
    amount: Paise;
    reason: string;
    id?: string;
    isWhole?: boolean;
  },
): Promise<{ isNew: boolean }> {
  const { payment, gatewayPaymentId, amount, reason, isWhole = false } = input;
  // The id is derived from the payment, so that the refund happens once.
  const id = input.id ?? (isWhole ? `refund_${gatewayPaymentId}` : randomId("refund"));
  return inTransaction(services.db, async (tx) => {
    const now = services.clock();
    const isNew = await insertRefund(tx, {
      id,
      paymentId: payment.id,
      gatewayPaymentId,
      amountPaise: amount,
      reason,
      status: "requested",
      createdAt: now,
      silentSince: now,
      dueAt: new Date(now.getTime() + RECHECK_AFTER),
    });
    if (!isNew) return { isNew };
    const isCounted = await reserveRefund(tx, { id: payment.id, gatewayPaymentId, amountPaise: amount });
    const storedPayment = isCounted ? undefined : await selectPayment(tx, { orderId: payment.orderId });
    // Duplicate or wrong payments settled nothing, so they are not counted in the payment's refunds.
    if (storedPayment?.gatewayPaymentId === gatewayPaymentId) {
      throw new Error(`refunds of ${gatewayPaymentId} would exceed the payment`);
    }
    await services.jobs.enqueue(tx, "send-refund", { refundId: id });
    await services.jobs.enqueue(tx, "refund-requested", { refundId: id });
    await services.pubSub.publish(tx, payment.orderId);
    return { isNew };
  });
}
