import type { SQLWrapper } from "drizzle-orm";
import { type Paise, paise } from "../basics/money.ts";
import { type Outcome, ok, refuse } from "../basics/outcome.ts";
import type { Services } from "../services.ts";
import { hasOpenRefund, selectPaymentsOf, selectRefundsOfPayments } from "./customer-data.queries.ts";
import { type Payment, selectPayment, selectSettled } from "./payments.queries.ts";
import {
  countAlarmedRefunds,
  countRefundsByStatus,
  type Refund,
  selectAlarmedRefunds,
  selectNetPaid,
  selectPaymentWithRefunds,
  selectProcessedRefunds,
  selectReasons,
  selectRefund,
  selectRefundsOf,
} from "./refunds.queries.ts";
import type { RefundStatus } from "./rules/payment-lifecycle.ts";
import { isLate } from "./rules/refund-silence.ts";

export type { Payment } from "./payments.queries.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** For how long after it settled a payment is rechecked: longer than an outage, or the age of a restored backup. */
const RECHECK_DAYS = 7;
/** Minutes after which the provider has captured or dropped every other attempt. */
export const LOOK_AGAIN_MINUTES = 20;
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

/** Payments settled within the last week that are due for a recheck, newest first. `markRechecked` removes them. */
export async function listSettledPayments(services: Services): Promise<Payment[]> {
  const now = services.clock().getTime();
  const [from, to] = [new Date(now - RECHECK_DAYS * DAY), new Date(now - LOOK_AGAIN_MINUTES * MINUTE)];
  return selectSettled(services.db, { from, to, minutes: LOOK_AGAIN_MINUTES, limit: MOST_SETTLED });
}

export type FoundRefund = {
  orderId: string;
  amount: Paise;
  reason: string;
  /** Whether it refunds the payment that placed the order, not a duplicate. */
  isOfOrder: boolean;
  /** The payment method; null for a duplicate payment. */
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
    amount: refund.amountPaise,
    reason: refund.reason,
    isOfOrder,
    method: isOfOrder ? payment.method : null,
  });
}

/** Refunds processed between two instants, oldest first, without those of duplicate payments. */
export function listProcessedRefunds(
  { db }: Pick<Services, "db">,
  range: { from: Date; to: Date },
): Promise<{ refundId: string; orderId: string }[]> {
  return selectProcessedRefunds(db, range);
}

/** A refund. A `failed` one is retried automatically. */
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
  return (await selectRefundsOf(services.db, orderId)).map(toView);
}

function toView({ id, amountPaise, reason, status, createdAt, ...rest }: Refund): RefundView {
  const { gatewayPaymentId, gatewayRefundId, settledAt } = rest;
  return {
    ...{ id, amount: amountPaise, reason, gatewayPaymentId, gatewayRefundId },
    ...{ stage: status, requestedAt: createdAt, settledAt },
  };
}

/** The payment of an order, and every refund of it, oldest first. */
export async function findPaymentWithRefunds(
  services: Pick<Services, "db">,
  { orderId }: { orderId: string },
): Promise<Outcome<{ payment: Payment; refunds: RefundView[] }, "unknown-payment">> {
  const rows = await selectPaymentWithRefunds(services.db, { orderId });
  const payment = rows[0]?.payment;
  if (!payment) return refuse("unknown-payment");
  return ok({ payment, refunds: rows.flatMap(({ refund }) => (refund ? [toView(refund)] : [])) });
}

/**
 * Sums the payments of these orders, less refunds made or on their way. The total of an order cannot be used: a cheaper
 * slot has lowered it already by its refund.
 * @param orderIds a subquery for their ids
 */
export async function sumNetPaid(
  { db }: Pick<Services, "db">,
  { orderIds }: { orderIds: SQLWrapper },
): Promise<Paise> {
  return paise(await selectNetPaid(db, orderIds));
}

/** Refunds by state, for monitoring. */
export type RefundCounts = {
  underWay: number;
  /** Reported as failed by the provider; retried automatically. */
  failed: number;
  /** Failed after all retries: needs attention. */
  givenUp: number;
  /** Without a clear reply from the provider for hours: needs attention. */
  silent: number;
  /** Refunds of money that did not match its order, since the shop opened. */
  mismatched: number;
};

export async function countRefunds(services: Pick<Services, "db">): Promise<RefundCounts> {
  return countRefundsByStatus(services.db);
}

/** Is a refund of one of these orders under way? */
export async function isRefundOpen(
  services: Pick<Services, "db">,
  { orderIds }: { orderIds: string[] },
): Promise<boolean> {
  return orderIds.length > 0 && (await hasOpenRefund(services.db, orderIds));
}

/** A refund that needs attention, with the provider's ids. */
export type RefundAlarm = {
  refundId: string;
  orderId: string;
  amount: Paise;
  gatewayPaymentId: string;
  gatewayRefundId: string | null;
  requestedAt: Date;
  /**
   * `silent`: no clear reply for hours. `late`: under way for longer than the slowest card takes. `failed`: refused
   * on every try.
   */
  why: "silent" | "late" | "failed";
};

/** Refunds that need attention, oldest first. The caller has checked permissions. */
export async function listRefundAlarms(services: Pick<Services, "db" | "clock">): Promise<RefundAlarm[]> {
  const rows = await selectAlarmedRefunds(services.db, MOST_ALARMS);
  return rows.map(({ refund, orderId }) => ({
    ...{ refundId: refund.id, orderId, amount: refund.amountPaise },
    ...{ gatewayPaymentId: refund.gatewayPaymentId, gatewayRefundId: refund.gatewayRefundId },
    requestedAt: refund.createdAt,
    why: whyAlarmed(refund, services.clock()),
  }));
}

/** Their number, including those that are not listed. The caller has checked permissions. */
export async function countRefundAlarms(services: Pick<Services, "db">): Promise<number> {
  return countAlarmedRefunds(services.db);
}

/** Exports payments and refunds of these orders; amounts in rupees. */
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

/** The reasons of these refunds, by their ids. */
export async function listRefundReasons(
  { db }: Pick<Services, "db">,
  { ids }: { ids: string[] },
): Promise<Map<string, string>> {
  const rows = ids.length === 0 ? [] : await selectReasons(db, ids);
  return new Map(rows.map(({ id, reason }) => [id, reason]));
}

function whyAlarmed({ status, createdAt }: Refund, now: Date): RefundAlarm["why"] {
  if (status === "failed") return "failed";
  return isLate(createdAt, now) ? "late" : "silent";
}
