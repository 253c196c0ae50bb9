import type { Session } from "../accounts/identity.ts";
import { may } from "../accounts/rules/permissions.ts";
import { noteChange } from "../audit/note-change.ts";
import { type Paise, paise, showMoney } from "../basics/money.ts";
import { type Outcome, ok, refuse } from "../basics/outcome.ts";
import { findOrder } from "../orders/find-order.ts";
import { claimPayment } from "../payments/claim-payment.ts";
import { requestRefund } from "../payments/request-refund.ts";
import { giveBackCoins } from "../rewards/give-back-coins.ts";
import { takeBackCoins } from "../rewards/take-back-coins.ts";
import type { Services } from "../services.ts";

/**
 * Sends a part or all of a delivered order's money back, after a complaint. When nothing of it stays, the coins spent
 * on the order come back, and those that it earned go. Anything below a rupee, or above what is left, is refused with
 * what is left.
 */
export function refundDelivered(
  services: Services,
  wish: { id: string; staff: Session; amount: Paise; reason: string },
): Promise<
  Outcome<{ left: Paise }, "unknown-order" | "not-your-move" | "order-moved-on" | "refund-too-large">
> {
  const { id, staff, amount, reason } = wish;
  return services.db.transaction(async (tx) => {
    const role = staff.roles.find((one) => may([one], "refund money"));
    if (role === undefined) return refuse("not-your-move");
    const inside = { ...services, db: tx };
    const payment = await claimPayment(inside, { orderId: id });
    const order = await findOrder(inside, { id });
    if (!payment.ok || !order.ok) return refuse("unknown-order");
    const { status, userId, number: label } = order.value;
    if (status !== "delivered") return refuse("order-moved-on", { status });
    const { gatewayPaymentId, amountPaise, refundedPaise } = payment.value;
    const left = amountPaise - refundedPaise;
    if (gatewayPaymentId === null || amount < 100 || amount > left) {
      return refuse("refund-too-large", { left: left / 100 });
    }
    await requestRefund(inside, { payment: payment.value, gatewayPaymentId, amount, reason });
    if (amount === left) {
      await giveBackCoins(inside, { userId, orderId: id });
      await takeBackCoins(inside, { userId, orderId: id });
    }
    const change = { subject: "order", subjectId: id, label, before: status, after: status } as const;
    await noteChange(inside, { staff, role, ...change, note: `${showMoney(amount)} refunded: ${reason}` });
    return ok({ left: paise(left - amount) });
  });
}
