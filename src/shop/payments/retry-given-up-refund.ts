import { inTransaction } from "../basics/in-transaction.ts";
import type { Paise } from "../basics/money.ts";
import type { Services } from "../services.ts";
import { selectPaymentForUpdate } from "./payments.queries.ts";
import { requestGivenUpAgain, selectRefund } from "./refunds.queries.ts";
import { RECHECK_AFTER } from "./request-refund.ts";
import { resetSilence } from "./rules/refund-silence.ts";

/**
 * Sends a given-up refund to the provider again. Returns null if it is not given up. The caller has checked
 * permissions.
 */
export function retryGivenUpRefund(
  services: Services,
  { refundId }: { refundId: string },
): Promise<{ orderId: string; amount: Paise } | null> {
  return inTransaction(services.db, async (tx) => {
    const refund = await selectRefund(tx, refundId);
    // Both this and a report of the refund lock the payment, so that the report is not lost.
    const payment = refund && (await selectPaymentForUpdate(tx, { id: refund.paymentId }));
    if (!payment) return null;
    const now = services.clock();
    const dueAt = new Date(now.getTime() + RECHECK_AFTER);
    if (!(await requestGivenUpAgain(tx, refundId, { dueAt, ...resetSilence(now) }))) return null;
    await services.jobs.enqueue(tx, "send-refund", { refundId });
    await services.pubSub.publish(tx, payment.orderId);
    return { orderId: payment.orderId, amount: refund.amountPaise };
  });
}
