import type { Session } from "../accounts/identity.ts";
import { may } from "../accounts/rules/permissions.ts";
import { recordChange } from "../audit/record-change.ts";
import { NO_MONEY, type Paise, paise, showMoney } from "../basics/money.ts";
import { type Outcome, ok, refuse } from "../basics/outcome.ts";
import { findOrder } from "../orders/orders.reads.ts";
import { lockPayment } from "../payments/lock-payment.ts";
import { findPayment, findRefund } from "../payments/payments.reads.ts";
import { requestRefund } from "../payments/request-refund.ts";
import { returnCoins } from "../rewards/return-coins.ts";
import { revokeCoins } from "../rewards/revoke-coins.ts";
import type { Services } from "../services.ts";
import { LEAST_REFUND } from "./rules/least-refund.ts";
import { refundingRole, refundLimit } from "./rules/refund-limit.ts";

/** The amount of a delivered order that can still be refunded. */
export type RefundQuote = {
  left: Paise;
  /** Coins that are returned once all of the money is refunded. */
  coins: number;
};

/** Would less than a rupee remain? That could not be refunded, and the coins return only with the last of the money. */
export function leavesPaise(remaining: Paise, amount: Paise): boolean {
  return amount < remaining && remaining - amount < LEAST_REFUND;
}

/** Previews a refund after a complaint. The caller has checked permissions. */
export async function quoteDeliveredRefund(
  services: Services,
  { id }: { id: string },
): Promise<Outcome<RefundQuote, "unknown-order" | "order-moved-on" | "refund-too-large">> {
  const order = await findOrder(services, { id });
  const payment = await findPayment(services, { orderId: id });
  if (!payment.ok || !order.ok) return refuse("unknown-order");
  if (order.value.status !== "delivered") return refuse("order-moved-on");
  const remaining = paise(payment.value.amountPaise - payment.value.refundedPaise);
  return remaining < LEAST_REFUND
    ? refuse("refund-too-large")
    : ok({ left: remaining, coins: order.value.coins });
}

/**
 * Refunds a delivered order after a complaint. A full refund also returns spent coins and revokes earned ones. Refuses
 * amounts above the role's limit per order, below a rupee, above the remainder, or leaving less than a rupee.
 * @param request `left` is the remainder that staff saw, so that a double click refunds once. `key` is a UUID made by a
 * program: a repeat with it refunds nothing, and is a success whose `isNew` is false
 */
export function refundDelivered(
  services: Services,
  request: { id: string; staff: Session; amount: Paise; left: Paise; reason: string; key?: string },
): Promise<
  Outcome<
    { left: Paise; isNew: boolean },
    | "unknown-order"
    | "not-your-move"
    | "order-moved-on"
    | "refund-above-limit"
    | "refund-too-large"
    | "refund-leaves-paise"
    | "refund-changed"
    | "idempotency-key-reused"
  >
> {
  const { id, staff, amount, reason, key } = request;
  const refundId = key === undefined ? undefined : `refund_${key}`;
  return services.db.transaction(async (tx) => {
    const roles = staff.roles.filter((candidate) => may([candidate], "refund money"));
    if (roles.length === 0) return refuse("not-your-move");
    const inside = { ...services, db: tx };
    const payment = await lockPayment(inside, { orderId: id });
    const order = await findOrder(inside, { id });
    if (!payment.ok || !order.ok) return refuse("unknown-order");
    const { gatewayPaymentId, amountPaise, refundedPaise } = payment.value;
    const remaining = paise(amountPaise - refundedPaise);
    const earlier = refundId === undefined ? undefined : await findRefund(inside, { refundId });
    if (earlier?.ok) {
      const { orderId, ...refunded } = earlier.value;
      const isSame = orderId === id && refunded.amount === amount && refunded.reason === reason;
      return isSame ? ok({ left: remaining, isNew: false }) : refuse("idempotency-key-reused");
    }
    const { status, userId, number: label } = order.value;
    if (status !== "delivered") return refuse("order-moved-on", { status });
    if (remaining !== request.left) return refuse("refund-changed", { left: remaining / 100 });
    if (gatewayPaymentId === null || amount < LEAST_REFUND || amount > remaining) {
      return refuse("refund-too-large", { left: remaining / 100 });
    }
    const role = refundingRole(roles, services.settings, paise(refundedPaise + amount));
    if (role === undefined) {
      const limit = refundLimit(staff.roles, services.settings) ?? NO_MONEY;
      return refuse("refund-above-limit", { limit: limit / 100 });
    }
    if (leavesPaise(remaining, amount)) return refuse("refund-leaves-paise", { left: remaining / 100 });
    const { isNew } = await requestRefund(inside, {
      ...{ payment: payment.value, gatewayPaymentId, amount, reason },
      ...(refundId === undefined ? {} : { id: refundId }),
    });
    // Another order has used the key at the same moment.
    if (!isNew) return refuse("idempotency-key-reused");
    if (amount === remaining) {
      await returnCoins(inside, { userId, orderId: id });
      await revokeCoins(inside, { userId, orderId: id });
    }
    const change = { subject: "order", subjectId: id, label, before: status, after: status } as const;
    await recordChange(inside, { staff, role, ...change, note: `${showMoney(amount)} refunded: ${reason}` });
    return ok({ left: paise(remaining - amount), isNew });
  });
}
