import type { Paise } from "../basics/money.ts";
import { type Outcome, ok } from "../basics/outcome.ts";
import type { Services } from "../services.ts";
import { insertRefund, movePayment, type Payment } from "./payments.queries.ts";

/**
 * Sends the whole of one captured payment back to where it came from. Written down here, in the caller's
 * transaction, and sent by a job. Asking twice for the same money is asking once.
 */
export function requestRefund(
  services: Services,
  input: { payment: Payment; gatewayPaymentId: string; amount: Paise; reason: string },
): Promise<Outcome<{ isNew: boolean }, never>> {
  const { payment, gatewayPaymentId, amount, reason } = input;
  // The name of the money is the name of its refund: this is what makes it happen once.
  const id = `refund_${gatewayPaymentId}`;
  return services.db.transaction(async (tx) => {
    const isNew = await insertRefund(tx, {
      id,
      paymentId: payment.id,
      gatewayPaymentId,
      amountPaise: amount,
      reason,
      status: "requested",
      createdAt: services.clock(),
    });
    if (!isNew) return ok({ isNew });
    await movePayment(tx, { id: payment.id, gatewayPaymentId }, ["paid"], "refunding");
    await services.jobs.enqueue(tx, "send-refund", { refundId: id });
    return ok({ isNew });
  });
}
