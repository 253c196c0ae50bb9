import { type Paise, paise } from "../basics/money.ts";
import { type Outcome, ok, refuse } from "../basics/outcome.ts";
import type { Services } from "../services.ts";
import { selectPayment, selectRefund } from "./payments.queries.ts";

export type FoundRefund = {
  orderId: string;
  amount: Paise;
  reason: string;
  /** Is it of the money that paid the order? Else of money that came beside it. */
  isOfOrder: boolean;
  /** How the money had come; null where it came beside the payment of the order. */
  method: string | null;
};

/** One refund, for the shop's own verbs. */
export async function findRefund(
  services: Pick<Services, "db">,
  { refundId }: { refundId: string },
): Promise<Outcome<FoundRefund, "unknown-payment">> {
  const refund = await selectRefund(services.db, refundId);
  const payment = refund && (await selectPayment(services.db, { id: refund.paymentId }));
  if (!refund || !payment) return refuse("unknown-payment");
  const isOfOrder = refund.gatewayPaymentId === payment.gatewayPaymentId;
  return ok({
    orderId: payment.orderId,
    amount: paise(refund.amountPaise),
    reason: refund.reason,
    isOfOrder,
    method: isOfOrder ? payment.method : null,
  });
}
