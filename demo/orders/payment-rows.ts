import { NO_MONEY, type Paise } from "../../src/shop/basics/money.ts";
import { chance } from "../seeded-random.ts";
import { providerId } from "./past-customers.ts";
import type { planOrders } from "./plan-orders.ts";
import type { tellStory } from "./tell-story.ts";

type Booked = {
  order: ReturnType<typeof planOrders>[number];
  story: ReturnType<typeof tellStory>;
  total: Paise;
  refund: { id: string; amount: Paise; at: Date; reason: string } | null;
};

/** Until the bank reports that a refund has arrived there, in ms. */
const REFUND_TAKES = 90_000;

/** Payments and refunds, in the shop's books and in the sandbox's. */
export function paymentRows(booked: readonly Booked[]) {
  const rows = booked.map(({ order, story, total, refund }) => {
    const { key, id: orderId, createdAt } = order;
    const gatewayOrderId = providerId("order", key);
    const gatewayPaymentId = story.paidAt ? providerId("pay", key) : null;
    const method = chance(`method|${key}`) < 0.8 ? ("upi" as const) : ("card" as const);
    const refundedPaise = refund?.amount ?? NO_MONEY;
    const refundedStatus = refundedPaise === total ? ("refunded" as const) : ("part-refunded" as const);
    return {
      payment: {
        ...{ id: `pay_demo${orderId}`, orderId, provider: "razorpay" as const, gatewayOrderId },
        ...{ amountPaise: total, currency: "INR", gatewayPaymentId, refundedPaise, createdAt },
        status: !story.paidAt ? ("expired" as const) : refund ? refundedStatus : ("paid" as const),
        ...{ method: story.paidAt ? method : null, settledAt: story.paidAt, checkedAt: story.paidAt },
      },
      refund: refund &&
        gatewayPaymentId && {
          ...{ id: refund.id, paymentId: `pay_demo${orderId}`, gatewayPaymentId, amountPaise: refund.amount },
          ...{
            reason: refund.reason,
            status: "processed" as const,
            gatewayRefundId: providerId("rfnd", key),
          },
          ...{ tries: 0, dueAt: null, createdAt: refund.at, silentSince: null, alarmedAt: null },
          settledAt: new Date(refund.at.getTime() + REFUND_TAKES),
        },
      sandboxOrder: {
        ...{ id: gatewayOrderId, amount: total, amountPaid: story.paidAt ? total : 0, currency: "INR" },
        ...{ receipt: orderId, notes: {}, status: story.paidAt ? "paid" : "created" },
        ...{ attempts: story.paidAt ? 1 : 0, createdAt },
      },
      sandboxPayment: gatewayPaymentId && {
        ...{ id: gatewayPaymentId, orderId: gatewayOrderId, amount: total, amountRefunded: refundedPaise },
        ...{
          currency: "INR",
          status: refundedPaise === total ? "refunded" : "captured",
          method,
          captured: true,
        },
        details: method === "upi" ? { vpa: "success@razorpay" } : { card: { last4: "1111" } },
        createdAt: story.paidAt ?? createdAt,
      },
    };
  });
  const processed = rows.flatMap(({ refund }) => (refund ? [refund] : []));
  return {
    payments: rows.map(({ payment }) => payment),
    refunds: processed,
    sandboxOrders: rows.map(({ sandboxOrder }) => sandboxOrder),
    sandboxPayments: rows.flatMap(({ sandboxPayment }) => (sandboxPayment ? [sandboxPayment] : [])),
    sandboxRefunds: processed.map((refund) => ({
      ...{ id: refund.gatewayRefundId, paymentId: refund.gatewayPaymentId, amount: refund.amountPaise },
      ...{
        status: "processed",
        speed: "normal",
        notes: {},
        idempotencyKey: refund.id,
        createdAt: refund.createdAt,
      },
    })),
  };
}
