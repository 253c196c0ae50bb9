import type { Paise } from "../basics/money.ts";
import { releaseSlot } from "../delivery/slots/release-slot.ts";
import type { Payment } from "../payments/payments.reads.ts";
import { cancellationRefundId, requestRefund } from "../payments/request-refund.ts";
import { addCoins } from "../rewards/add-coins.ts";
import { returnCoins } from "../rewards/return-coins.ts";
import { compensationKey } from "../rewards/rewards.reads.ts";
import type { Services } from "../services.ts";

/**
 * Frees the slot, returns the coins and requests the refund of a cancelled order, in the caller's transaction.
 * @param compensation coins added when the shop cancelled
 */
export async function refundCancelled(
  services: Services,
  input: {
    order: { id: string; userId: string };
    payment: Payment;
    refund: Paise;
    reason: string;
    compensation?: number;
  },
): Promise<void> {
  const { order, payment, refund, reason, compensation = 0 } = input;
  const { id: orderId, userId } = order;
  await releaseSlot(services, { orderId });
  await returnCoins(services, { userId, orderId });
  if (compensation > 0) {
    const key = compensationKey(orderId);
    await addCoins(services, { userId, orderId, amount: compensation, reason: "compensation", key });
  }
  if (refund === 0) return;
  const { gatewayPaymentId } = payment;
  if (gatewayPaymentId === null) throw new Error("a refund of an order that nobody paid");
  const id = cancellationRefundId(orderId);
  await requestRefund(services, { id, payment, gatewayPaymentId, amount: refund, reason });
}
