import { type Paise, paise } from "../basics/money.ts";
import { type Outcome, ok, refuse } from "../basics/outcome.ts";
import type { Services } from "../services.ts";
import { hasOpenRefund, selectPaymentsOf, selectRefundsOfPayments } from "./customer-data.queries.ts";
import {
  countAlarmedRefunds,
  countRefundsByStatus,
  type Payment,
  type Refund,
  selectAlarmedRefunds,
  selectPayment,
  selectRefund,
  selectRefundsOf,
  selectSettled,
} from "./payments.queries.ts";
import type { RefundStatus } from "./rules/payment-lifecycle.ts";
import { isLate } from "./rules/refund-silence.ts";

export type { Payment } from "./payments.queries.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** By then the provider has captured, or given up, every other try that was under way when the money came. */
const LOOK_AGAIN_MINUTES = 20;
const MOST_SETTLED = 100;
const MOST_ALARMS = 100;

/** The payment of an order, by the order's id or by the provider's order. */
export async function findPayment(
  services: Services,
  by: { orderId: string } | { gatewayOrderId: string },
): Promise<Outcome<Payment, "unknown-payment">> {
  const payment = await selectPayment(services.db, by);
  return payment ? ok(payment) : refuse("unknown-payment");
}

/** Payments settled within the day that wait for one more look, the oldest first. `markRechecked` ends the wait. */
export async function listSettledPayments(services: Services): Promise<Payment[]> {
  const now = services.clock().getTime();
  const [from, to] = [new Date(now - DAY), new Date(now - LOOK_AGAIN_MINUTES * MINUTE)];
  return selectSettled(services.db, { from, to, minutes: LOOK_AGAIN_MINUTES, limit: MOST_SETTLED });
}

export type FoundRefund = {
  orderId: string;
  amount: Paise;
  reason: string;
  /** Is it of the money that paid the order? Else of money that came beside it. */
  isOfOrder: boolean;
  /** How the money had come; null where it came beside the payment of the order. */
  method: string | null;
};

/** One refund, for the shop's own use cases. */
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

/** Money on its way back to where it came from. `failed` is asked for again by itself. */
export type RefundView = {
  id: string;
  amount: Paise;
  reason: string;
  /** The provider's numbers, for the staff; the refund's own is null until the provider has answered. */
  gatewayPaymentId: string;
  gatewayRefundId: string | null;
  stage: RefundStatus;
  requestedAt: Date;
  settledAt: Date | null;
};

/** Every refund of an order, oldest first. */
export async function listRefunds(
  services: Pick<Services, "db">,
  { orderId }: { orderId: string },
): Promise<RefundView[]> {
  const rows = await selectRefundsOf(services.db, orderId);
  return rows.map(
    ({ id, amountPaise, reason, status, gatewayPaymentId, gatewayRefundId, createdAt, settledAt }) => ({
      id,
      amount: paise(amountPaise),
      reason,
      gatewayPaymentId,
      gatewayRefundId,
      stage: status,
      requestedAt: createdAt,
      settledAt,
    }),
  );
}

/** Money on its way back, for those who watch the shop: refunds by where they are. */
export type RefundCounts = {
  underWay: number;
  /** The provider reported them as failed; they are asked for again by themselves. */
  failed: number;
  /** Failed as often as they are asked for: somebody has to look. */
  givenUp: number;
  /** The provider has said nothing clear of them for hours: somebody has to look. */
  silent: number;
  /** Of money that did not match its order, within all time. */
  mismatched: number;
};

export async function countRefunds(services: Pick<Services, "db">): Promise<RefundCounts> {
  return countRefundsByStatus(services.db);
}

/** Is money of one of these orders on its way back? */
export async function isRefundOpen(
  services: Pick<Services, "db">,
  { orderIds }: { orderIds: string[] },
): Promise<boolean> {
  return orderIds.length > 0 && (await hasOpenRefund(services.db, orderIds));
}

/** A refund that somebody has to look at, with the provider's numbers to look for there. */
export type RefundAlarm = {
  refundId: string;
  orderId: string;
  amount: Paise;
  gatewayPaymentId: string;
  gatewayRefundId: string | null;
  requestedAt: Date;
  /**
   * `silent`: the provider has said nothing clear for hours. `late`: it is under way for longer than the slowest card
   * takes. `failed`: the provider refused it as often as it was asked.
   */
  why: "silent" | "late" | "failed";
};

/** Money on its way back that needs somebody, the oldest first. The caller has checked who asks. */
export async function listRefundAlarms(services: Pick<Services, "db" | "clock">): Promise<RefundAlarm[]> {
  const rows = await selectAlarmedRefunds(services.db, MOST_ALARMS);
  return rows.map(({ refund, orderId }) => ({
    ...{ refundId: refund.id, orderId, amount: paise(refund.amountPaise) },
    ...{ gatewayPaymentId: refund.gatewayPaymentId, gatewayRefundId: refund.gatewayRefundId },
    requestedAt: refund.createdAt,
    why: whyAlarmed(refund, services.clock()),
  }));
}

/** How many of them there are, beyond those that are listed too. The caller has checked who asks. */
export async function countRefundAlarms(services: Pick<Services, "db">): Promise<number> {
  return countAlarmedRefunds(services.db);
}

/** Everything that the shop holds of the payments of these orders, and of what went back; amounts in rupees. */
export async function exportPayments(services: Pick<Services, "db">, { orderIds }: { orderIds: string[] }) {
  if (orderIds.length === 0) return [];
  const payments = await selectPaymentsOf(services.db, orderIds);
  const ids = payments.map(({ id }) => id);
  const refunds = ids.length === 0 ? [] : await selectRefundsOfPayments(services.db, ids);
  return payments.map((payment) => ({
    orderId: payment.orderId,
    amount: payment.amountPaise / 100,
    currency: payment.currency,
    status: payment.status,
    method: payment.method,
    providersOrder: payment.gatewayOrderId,
    providersPayment: payment.gatewayPaymentId,
    begunAt: payment.createdAt.toISOString(),
    paidAt: payment.settledAt?.toISOString() ?? null,
    refunds: refunds
      .filter(({ paymentId }) => paymentId === payment.id)
      .map(({ amountPaise, reason, status, createdAt, settledAt }) => ({
        amount: amountPaise / 100,
        reason,
        status,
        askedAt: createdAt.toISOString(),
        doneAt: settledAt?.toISOString() ?? null,
      })),
  }));
}

function whyAlarmed({ status, createdAt }: Refund, now: Date): RefundAlarm["why"] {
  if (status === "failed") return "failed";
  return isLate(createdAt, now) ? "late" : "silent";
}
