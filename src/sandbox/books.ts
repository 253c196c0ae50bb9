import { and, desc, eq, sql } from "drizzle-orm";
import type { Db } from "../infrastructure/database/db.ts";
import {
  insertOrder,
  insertPayment,
  markPaid,
  selectOrder,
  selectPayment,
  selectPaymentsOf,
} from "./books.queries.ts";
import { newId, type OrderRow, orderEntity, type PaymentRow, paymentEntity } from "./entities.ts";
import type { Faults } from "./faults.ts";
import type { Attempt } from "./inputs.ts";
import { notFound, RazorpayError } from "./razorpay-error.ts";
import { RefundBooks } from "./refund-books.ts";
import { sandboxOrders, sandboxPayments } from "./sandbox.tables.ts";
import type { Webhooks } from "./webhooks.ts";

type NewOrder = {
  amount: number;
  currency: string;
  receipt?: string | undefined;
  notes: Record<string, string>;
};

/** A captured payment, and its order that it paid. */
type Captured = { payment: PaymentRow; order: OrderRow };

/** The sandbox's orders, payments and refunds. */
export class Books {
  readonly #db: Db;
  readonly #faults: Faults;
  readonly #webhooks: Webhooks;
  readonly #clock: () => Date;
  readonly refunds: RefundBooks;

  constructor(parts: { db: Db; faults: Faults; webhooks: Webhooks; clock: () => Date }) {
    this.#db = parts.db;
    this.#faults = parts.faults;
    this.#webhooks = parts.webhooks;
    this.#clock = parts.clock;
    this.refunds = new RefundBooks(parts);
  }

  async createOrder(order: NewOrder): Promise<OrderRow> {
    const { amount, currency, receipt = null, notes } = order;
    const row = { amount, currency, receipt, notes, status: "created", createdAt: this.#clock() };
    return insertOrder(this.#db, { ...row, id: newId("order") });
  }

  async order(id: string): Promise<OrderRow> {
    const order = await selectOrder(this.#db, id);
    if (!order) throw notFound();
    return order;
  }

  /** Some orders, in the order of their ids. */
  async orders(limit: number): Promise<OrderRow[]> {
    return this.#db.select().from(sandboxOrders).orderBy(desc(sandboxOrders.id)).limit(limit);
  }

  async payment(id: string): Promise<PaymentRow> {
    const payment = await selectPayment(this.#db, id);
    if (!payment) throw notFound();
    return payment;
  }

  paymentsOf(orderId: string): Promise<PaymentRow[]> {
    return selectPaymentsOf(this.#db, { orderId });
  }

  /** Attempts to pay an order. A declined attempt is stored too, then thrown as a Razorpay error. */
  async pay(attempt: Attempt): Promise<PaymentRow> {
    const order = await this.order(attempt.order_id);
    if (order.status === "paid") throw new RazorpayError("Order has already been paid", "order_already_paid");
    const declined = declineReason(attempt, this.#clock());
    const outcome = declined ? "failed" : this.#faults.strikes("payment-late") ? "authorized" : "captured";
    const payment = await this.#writePayment(order, attempt, outcome);
    if (outcome === "captured" && this.#faults.strikes("payment-twice"))
      await this.#writePayment(order, attempt, "captured", true);
    this.#webhooks.send();
    if (declined) {
      throw new RazorpayError(declined.description, declined.reason, 400, {
        payment_id: payment.id,
        order_id: order.id,
      });
    }
    return payment;
  }

  /** Captures late payments, finishes slow refunds, and sends late webhooks. */
  async settle(): Promise<number> {
    const late = await this.#db
      .select()
      .from(sandboxPayments)
      .where(eq(sandboxPayments.status, "authorized"));
    for (const payment of late) {
      await this.#db.transaction(async (tx) => {
        const captured = await this.#captureIn(tx, payment);
        if (captured) await this.#announce(tx, captured);
      });
    }
    await this.refunds.settle();
    await this.#webhooks.hurry();
    return late.length;
  }

  /** Stores an attempt, its consequences and its events, in one transaction. */
  #writePayment(
    order: OrderRow,
    attempt: Attempt,
    status: "failed" | "authorized" | "captured",
    again = false,
  ): Promise<PaymentRow> {
    return this.#db.transaction(async (tx) => {
      const row = {
        id: newId("pay"),
        orderId: order.id,
        amount: this.#faults.strikes("payment-wrong-amount") ? order.amount - 100 : order.amount,
        currency: this.#faults.strikes("payment-wrong-currency") ? "USD" : order.currency,
        status,
        method: attempt.method,
        captured: status === "captured",
        details:
          attempt.method === "upi"
            ? { vpa: attempt.vpa }
            : { card: { last4: attempt.card.number.slice(-4) } },
        createdAt: this.#clock(),
      };
      const paidOrder =
        status === "captured" ? await markPaid(tx, { orderId: order.id, attempts: 1, again }) : null;
      if (status === "captured" && !paidOrder)
        throw new RazorpayError("Order has already been paid", "order_already_paid");
      if (!paidOrder) await this.#markAttempted(tx, order.id);
      const payment = await insertPayment(tx, row);
      if (status === "failed") {
        await this.#webhooks.store(tx, [
          { event: "payment.failed", payload: { payment: paymentEntity(payment) } },
        ]);
      }
      if (paidOrder) await this.#announce(tx, { payment, order: paidOrder });
      return payment;
    });
  }

  /** Captures a late payment, unless another attempt has paid the order; then does nothing, as Razorpay does. */
  async #captureIn(tx: Db, payment: PaymentRow): Promise<Captured | null> {
    const order = await markPaid(tx, { orderId: payment.orderId, attempts: 0, again: false });
    if (!order) return null;
    const [captured] = await tx
      .update(sandboxPayments)
      .set({ status: "captured", captured: true })
      .where(and(eq(sandboxPayments.id, payment.id), eq(sandboxPayments.status, "authorized")))
      .returning();
    return captured ? { payment: captured, order } : null;
  }

  async #markAttempted(tx: Db, orderId: string): Promise<void> {
    await tx
      .update(sandboxOrders)
      .set({
        attempts: sql`${sandboxOrders.attempts} + 1`,
        status: sql`case when ${sandboxOrders.status} = 'paid' then 'paid' else 'attempted' end`,
      })
      .where(eq(sandboxOrders.id, orderId));
  }

  async #announce(tx: Db, { payment, order }: Captured): Promise<void> {
    const entity = paymentEntity(payment);
    await this.#webhooks.store(tx, [
      { event: "payment.captured", payload: { payment: entity } },
      { event: "order.paid", payload: { payment: entity, order: orderEntity(order) } },
    ]);
  }
}

const DECLINED = {
  reason: "payment_failed",
  description: "Your payment was declined by the bank. Try another way to pay.",
};

/** Why an attempt fails, by the rules of Razorpay's test mode. Null if it succeeds. */
function declineReason(attempt: Attempt, now: Date): { reason: string; description: string } | null {
  if (attempt.method === "upi") {
    if (attempt.vpa === "success@razorpay") return null;
    if (attempt.vpa === "failure@razorpay") return DECLINED;
    return {
      reason: "invalid_vpa",
      description: "There is no such UPI id. In the sandbox use success@razorpay or failure@razorpay.",
    };
  }
  const { number, expiry_month, expiry_year, otp } = attempt.card;
  const year = expiry_year < 100 ? 2000 + expiry_year : expiry_year;
  if (new Date(Date.UTC(year, expiry_month, 1)) <= now) {
    return { reason: "card_expired", description: "The card has expired. Please check the date." };
  }
  if (number === "4000000000000002") return DECLINED;
  if (number !== "4111111111111111") {
    return {
      reason: "invalid_card",
      description: "In the sandbox use the card 4111 1111 1111 1111, or 4000 0000 0000 0002 to be declined.",
    };
  }
  if (otp !== undefined && otp.length < 4)
    return {
      reason: "incorrect_otp",
      description: "The OTP is wrong. In the sandbox any 4 to 10 digits pass.",
    };
  return null;
}
