import type { Outcome } from "../../basics/outcome.ts";
import { listRefunds } from "../../payments/payments.reads.ts";
import { cancellationRefundId } from "../../payments/request-refund.ts";
import type { Services } from "../../services.ts";
import { cancelledMail } from "../rules/refund-mails.ts";
import { sendOrderMail } from "./send-order-mail.ts";

/** Kind of the mail that announces a refund on its own. */
export const REFUND_STARTED = "refund-started";

/**
 * Mails that an order is cancelled, together with its refund. Skips orders that were never placed: nothing was
 * promised, and late money gets its own mail.
 * @param compensation coins added because the shop cancelled
 */
export async function sendCancelled(
  services: Services,
  { orderId, compensation }: { orderId: string; compensation: number },
): Promise<Outcome<void, "unknown-order">> {
  const refunds = await listRefunds(services, { orderId });
  const cancellationRefund = refunds.find(({ id }) => id === cancellationRefundId(orderId));
  return sendOrderMail(services, { orderId, kind: "order-cancelled" }, (mailOrder, order) => {
    if (order.placedAt === null) return null;
    const { method } = order.payment;
    const refund = cancellationRefund ? { amount: cancellationRefund.amount, method } : null;
    const content = cancelledMail(mailOrder, { shop: services.settings, refund, compensation });
    return {
      content,
      covers: cancellationRefund ? [`${REFUND_STARTED}:${orderId}:${cancellationRefund.id}`] : [],
    };
  });
}
