import type { Paise } from "../basics/money.ts";
import { type Outcome, ok, type RefusalWith, refusableTransaction, refuse } from "../basics/outcome.ts";
import { changeStatus } from "../orders/change-status.ts";
import { CHANGEABLE } from "../orders/rules/order-status.ts";
import { expirePayment } from "../payments/expire-payment.ts";
import { lockPayment } from "../payments/lock-payment.ts";
import { REFUND_REASONS } from "../payments/rules/refund-reasons.ts";
import type { Services } from "../services.ts";
import { type CancellationQuote, findOwnOrder, quoteFor } from "./quote-cancellation.ts";
import { refundCancelled } from "./refund-cancelled.ts";

/** A cancelled order with the refund and coins that it returns. */
export type Cancelled = { uuid: string; refund: Paise; coins: number };

/** Carries the quote of this moment. */
type Requoted = RefusalWith<"cancellation-closed" | "cancellation-changed", CancellationQuote>;
type Refused = "unknown-order" | Requoted;

/**
 * Cancels an order for its customer. `expected` holds the figures they were shown: if these have changed, nothing is
 * cancelled and the current figures are returned.
 */
export function cancelOrder(
  services: Services,
  request: { id: string; customer: { userId: string }; expected: { refund: Paise; coins: number } },
): Promise<Outcome<Cancelled, Refused>> {
  const { customer, expected } = request;
  return refusableTransaction(services.db, async (tx) => {
    const inside = { ...services, db: tx };
    const ownOrder = await findOwnOrder(inside, request);
    if (!ownOrder.ok) return ownOrder;
    const payment = await lockPayment(inside, { orderId: ownOrder.value.id });
    if (!payment.ok) throw new Error("the order has no payment");
    // Read again after locking: the first read may be stale.
    const order = await findOwnOrder(inside, request);
    if (!order.ok) return order;
    const { id, userId } = order.value;
    const quote = await quoteFor(inside, order.value);
    if (!quote.possible) return refuse("cancellation-closed", quote);
    if (quote.refund !== expected.refund || quote.coins !== expected.coins) {
      return refuse("cancellation-changed", quote);
    }
    const isUnpaid = quote.reason === "unpaid";
    if (isUnpaid) await expirePayment(inside, { orderId: id });
    const cancelled = await changeStatus(inside, {
      id,
      to: "cancelled",
      from: isUnpaid ? ["awaiting payment"] : CHANGEABLE,
      by: "customer",
      actorId: customer.userId,
      note: isUnpaid ? "Cancelled before it was paid. Nothing was charged." : "Cancelled by the customer.",
    });
    // The kitchen has begun meanwhile.
    if (!cancelled.ok) {
      const fresh = await findOwnOrder(inside, request);
      return fresh.ok ? refuse("cancellation-closed", await quoteFor(inside, fresh.value)) : fresh;
    }
    await refundCancelled(inside, {
      order: { id, userId },
      payment: payment.value,
      refund: quote.refund,
      reason: REFUND_REASONS.cancelledByCustomer,
    });
    return ok({ uuid: id, refund: quote.refund, coins: quote.coins });
  });
}
