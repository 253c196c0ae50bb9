import type { InferSelectModel } from "drizzle-orm";
import type { sandboxOrders, sandboxPayments, sandboxRefunds } from "./sandbox.tables.ts";

export type OrderRow = InferSelectModel<typeof sandboxOrders>;
export type PaymentRow = InferSelectModel<typeof sandboxPayments>;
export type RefundRow = InferSelectModel<typeof sandboxRefunds>;

const ID_CHARACTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

/** Ids in Razorpay's format: `order_` and 14 letters. */
export function newId(prefix: "order" | "pay" | "rfnd" | "evt"): string {
  const bytes = crypto.getRandomValues(new Uint8Array(14));
  return `${prefix}_${[...bytes].map((byte) => ID_CHARACTERS[byte % ID_CHARACTERS.length]).join("")}`;
}

const seconds = (at: Date) => Math.floor(at.getTime() / 1000);

export function orderEntity(row: OrderRow) {
  return {
    id: row.id,
    entity: "order",
    amount: row.amount,
    amount_paid: row.amountPaid,
    amount_due: row.amount - row.amountPaid,
    currency: row.currency,
    receipt: row.receipt,
    status: row.status,
    attempts: row.attempts,
    notes: row.notes,
    created_at: seconds(row.createdAt),
  };
}

export function paymentEntity(row: PaymentRow) {
  return {
    id: row.id,
    entity: "payment",
    amount: row.amount,
    currency: row.currency,
    status: row.status,
    order_id: row.orderId,
    method: row.method,
    amount_refunded: row.amountRefunded,
    captured: row.captured,
    ...row.details,
    created_at: seconds(row.createdAt),
  };
}

export function refundEntity(row: RefundRow) {
  return {
    id: row.id,
    entity: "refund",
    amount: row.amount,
    currency: "INR",
    payment_id: row.paymentId,
    // A refund that will fail looks pending until then.
    status: row.status === "failing" ? "pending" : row.status,
    notes: row.notes,
    speed_requested: row.speed,
    created_at: seconds(row.createdAt),
  };
}
