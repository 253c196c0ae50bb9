import { and, desc, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "../infrastructure/database/db.ts";
import { newId, type PaymentRow, paymentEntity, type RefundRow, refundEntity } from "./entities.ts";
import type { Faults } from "./faults.ts";
import { notFound, RazorpayError } from "./razorpay-error.ts";
import { sandboxPayments, sandboxRefunds } from "./sandbox.tables.ts";
import type { Webhooks } from "./webhooks.ts";

type RefundRequest = {
  /** In paise. All that is left by default. */
  amount?: number | undefined;
  speed: string;
  notes: Record<string, string>;
  key: string | null;
};

/** A refund that will fail. The API shows it as pending. */
const FAILING = "failing";

/** The sandbox's refunds. */
export class RefundBooks {
  readonly #db: Db;
  readonly #faults: Faults;
  readonly #webhooks: Webhooks;
  readonly #clock: () => Date;

  constructor(parts: { db: Db; faults: Faults; webhooks: Webhooks; clock: () => Date }) {
    this.#db = parts.db;
    this.#faults = parts.faults;
    this.#webhooks = parts.webhooks;
    this.#clock = parts.clock;
  }

  async find(id: string): Promise<RefundRow> {
    const [refund] = await this.#db.select().from(sandboxRefunds).where(eq(sandboxRefunds.id, id));
    if (!refund) throw notFound();
    return refund;
  }

  /** Refunds of a payment, the newest first. */
  of(paymentId: string, { count, skip }: { count: number; skip: number }): Promise<RefundRow[]> {
    return this.#db
      .select()
      .from(sandboxRefunds)
      .where(eq(sandboxRefunds.paymentId, paymentId))
      .orderBy(desc(sandboxRefunds.createdAt), desc(sandboxRefunds.id))
      .limit(count)
      .offset(skip);
  }

  async refund(payment: PaymentRow, request: RefundRequest): Promise<RefundRow> {
    const amount = request.amount ?? payment.amount - payment.amountRefunded;
    const refund = await this.#db.transaction((tx) => this.#refundIn(tx, payment, amount, request));
    this.#webhooks.send();
    return refund;
  }

  /** Pays out, or fails, every pending refund. */
  async settle(): Promise<void> {
    const open = inArray(sandboxRefunds.status, ["pending", FAILING]);
    for (const refund of await this.#db.select().from(sandboxRefunds).where(open)) {
      await this.#db.transaction((tx) => this.#settleIn(tx, refund));
    }
  }

  async #settleIn(tx: Db, refund: RefundRow): Promise<void> {
    const status = refund.status === FAILING ? "failed" : "processed";
    const [settled] = await tx
      .update(sandboxRefunds)
      .set({ status })
      .where(and(eq(sandboxRefunds.id, refund.id), eq(sandboxRefunds.status, refund.status)))
      .returning();
    if (!settled) return;
    const returned = status === "failed" ? refund.amount : 0;
    const [payment] = await tx
      .update(sandboxPayments)
      .set({
        amountRefunded: sql`${sandboxPayments.amountRefunded} - ${returned}`,
        status: status === "failed" ? "captured" : sql`${sandboxPayments.status}`,
      })
      .where(eq(sandboxPayments.id, refund.paymentId))
      .returning();
    if (payment) await this.#announce(tx, settled, payment);
  }

  async #refundIn(tx: Db, payment: PaymentRow, amount: number, request: RefundRequest): Promise<RefundRow> {
    const row = {
      id: newId("rfnd"),
      paymentId: payment.id,
      amount,
      status: this.#nextStatus(),
      speed: request.speed,
      notes: request.notes,
      idempotencyKey: request.key,
      createdAt: this.#clock(),
    };
    const [inserted] = await tx.insert(sandboxRefunds).values(row).onConflictDoNothing().returning();
    if (!inserted) {
      const [existing] = await tx
        .select()
        .from(sandboxRefunds)
        .where(eq(sandboxRefunds.idempotencyKey, request.key ?? ""));
      if (existing?.paymentId === payment.id && existing.amount === (request.amount ?? existing.amount))
        return existing;
      throw new RazorpayError("The idempotency key was used for another refund", "idempotency_key_reused");
    }
    const [reduced] = await tx
      .update(sandboxPayments)
      .set({
        amountRefunded: sql`${sandboxPayments.amountRefunded} + ${amount}`,
        status: sql`case when ${sandboxPayments.amountRefunded} + ${amount} = ${sandboxPayments.amount} then 'refunded' else ${sandboxPayments.status} end`,
      })
      .where(
        and(
          eq(sandboxPayments.id, payment.id),
          eq(sandboxPayments.captured, true),
          sql`${amount} > 0`,
          sql`${sandboxPayments.amountRefunded} + ${amount} <= ${sandboxPayments.amount}`,
        ),
      )
      .returning();
    if (!reduced)
      throw new RazorpayError(
        "The total refund amount is greater than the refundable payment amount",
        "refund_too_large",
      );
    if (inserted.status === "processed") await this.#announce(tx, inserted, reduced);
    return inserted;
  }

  #nextStatus(): string {
    if (this.#faults.strikes("refund-fails")) return FAILING;
    return this.#faults.strikes("refund-slow") ? "pending" : "processed";
  }

  #announce(tx: Db, refund: RefundRow, payment: PaymentRow): Promise<void> {
    const payload = { refund: refundEntity(refund), payment: paymentEntity(payment) };
    return this.#webhooks.store(tx, [{ event: `refund.${refund.status}`, payload }]);
  }
}
