import { type Outcome, refuse } from "../../basics/outcome.ts";
import { findRefund } from "../../payments/payments.reads.ts";
import { REFUND_REASONS } from "../../payments/rules/refund-reasons.ts";
import type { Services } from "../../services.ts";
import { findOrder } from "../orders.reads.ts";
import { refundMail, tooLateMail } from "../rules/refund-mails.ts";
import { REFUND_STARTED } from "./send-cancelled.ts";
import { sendOrderMail } from "./send-order-mail.ts";

const { placeGone, coinsGone, cancelledBeforePayment } = REFUND_REASONS;

/** Reasons of refunds of money that came when its order was over. */
const TOO_LATE: string[] = [placeGone, coinsGone, cancelledBeforePayment];

/**
 * Mails that a refund has started, and why. The mail about a cancellation already says so: `tellCancelled` writes
 * that one first, whichever job runs first.
 */
export async function sendRefundStarted(
  services: Services,
  { refundId, tellCancelled }: { refundId: string; tellCancelled: (orderId: string) => Promise<void> },
): Promise<Outcome<void, "unknown-order" | "unknown-payment">> {
  const refund = await findRefund(services, { refundId });
  if (!refund.ok) return refund;
  const { orderId } = refund.value;
  const order = await findOrder(services, { id: orderId });
  if (!order.ok) return refuse("unknown-order");
  const isCancelled = order.value.status === "cancelled";
  if (isCancelled && order.value.placedAt !== null) await tellCancelled(orderId);
  const isTooLate = TOO_LATE.includes(refund.value.reason);
  return sendOrderMail(services, { orderId, kind: REFUND_STARTED }, (mailOrder) => {
    const facts = { shop: services.settings, refund: refund.value };
    return {
      content: isTooLate ? tooLateMail(mailOrder, facts) : refundMail(mailOrder, facts),
      nth: refundId,
    };
  });
}
