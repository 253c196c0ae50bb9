import { and, asc, eq, gte, lt } from "drizzle-orm";
import type { Db } from "../infrastructure/database/db.ts";
import { addDays, type Day, dayOf, instant } from "../shop/basics/india-time.ts";
import { sandboxOrders, sandboxPayments, sandboxRefunds } from "./sandbox.tables.ts";

/** Days after which captured money is paid out, at 10 AM. */
const PAID_OUT_AFTER = 2;
const PAID_OUT_MINUTE = 10 * 60;
/** The fee and the GST on it. */
const FEE = 0.02;
const GST = 0.18;

/** A line of the settlement recon, as Razorpay's API names its fields. Amounts in paise, times in seconds. */
export type ReconItem = {
  entity_id: string;
  type: "payment" | "refund";
  debit: number;
  credit: number;
  amount: number;
  currency: string;
  /** Includes the tax. */
  fee: number;
  tax: number;
  on_hold: false;
  settled: true;
  created_at: number;
  settled_at: number;
  settlement_id: string;
  settlement_utr: string;
  payment_id: string | null;
  order_id: string;
  order_receipt: string | null;
  method: string;
};

/**
 * The settlements of the sandbox: it pays out all of a day in one, two days later. They are computed from payments and
 * refunds, so that a report is the same each time.
 */
export class SettlementBooks {
  readonly #db: Db;
  readonly #clock: () => Date;

  constructor(parts: { db: Db; clock: () => Date }) {
    this.#db = parts.db;
    this.#clock = parts.clock;
  }

  /** Lines that were paid out on these days, both included, oldest first. */
  async items({ from, to }: { from: Day; to: Day }): Promise<ReconItem[]> {
    const now = this.#clock();
    const isPaidOut = (on: Day) => instant(on, PAID_OUT_MINUTE) <= now;
    const [first, last] = [addDays(from, -PAID_OUT_AFTER), addDays(to, 1 - PAID_OUT_AFTER)];
    const range = { from: instant(first, 0), to: instant(last, 0) };
    const items = [...(await this.#payments(range)), ...(await this.#refunds(range))];
    return items
      .filter(({ settled_at }) => isPaidOut(dayOf(new Date(settled_at * 1_000))))
      .sort((one, other) => one.created_at - other.created_at || (one.entity_id < other.entity_id ? -1 : 1));
  }

  async #payments({ from, to }: { from: Date; to: Date }): Promise<ReconItem[]> {
    const { createdAt, captured } = sandboxPayments;
    const rows = await this.#db
      .select({ payment: sandboxPayments, receipt: sandboxOrders.receipt })
      .from(sandboxPayments)
      .innerJoin(sandboxOrders, eq(sandboxOrders.id, sandboxPayments.orderId))
      .where(and(gte(createdAt, from), lt(createdAt, to), eq(captured, true)))
      .orderBy(asc(createdAt));
    return rows.map(({ payment, receipt }) => {
      const fee = Math.round(payment.amount * FEE);
      const tax = Math.round(fee * GST);
      return {
        ...{ entity_id: payment.id, type: "payment", debit: 0, credit: payment.amount - fee - tax },
        ...{ amount: payment.amount, currency: payment.currency, fee: fee + tax, tax, payment_id: null },
        ...{ order_id: payment.orderId, order_receipt: receipt, method: payment.method },
        ...payout(payment.createdAt),
      };
    });
  }

  async #refunds({ from, to }: { from: Date; to: Date }): Promise<ReconItem[]> {
    const { createdAt, status } = sandboxRefunds;
    const rows = await this.#db
      .select({ refund: sandboxRefunds, payment: sandboxPayments, receipt: sandboxOrders.receipt })
      .from(sandboxRefunds)
      .innerJoin(sandboxPayments, eq(sandboxPayments.id, sandboxRefunds.paymentId))
      .innerJoin(sandboxOrders, eq(sandboxOrders.id, sandboxPayments.orderId))
      .where(and(gte(createdAt, from), lt(createdAt, to), eq(status, "processed")))
      .orderBy(asc(createdAt));
    return rows.map(({ refund, payment, receipt }) => ({
      ...{ entity_id: refund.id, type: "refund", debit: refund.amount, credit: 0, amount: refund.amount },
      ...{ currency: payment.currency, fee: 0, tax: 0, payment_id: payment.id },
      ...{ order_id: payment.orderId, order_receipt: receipt, method: payment.method },
      ...payout(refund.createdAt),
    }));
  }
}

function payout(createdAt: Date) {
  const on = addDays(dayOf(createdAt), PAID_OUT_AFTER);
  const digits = on.replaceAll("-", "");
  return {
    ...({ on_hold: false, settled: true } as const),
    created_at: Math.floor(createdAt.getTime() / 1_000),
    settled_at: instant(on, PAID_OUT_MINUTE).getTime() / 1_000,
    ...{ settlement_id: `setl_SB${digits}0001`, settlement_utr: `SBUTR${digits}` },
  };
}
