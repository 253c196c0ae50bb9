import {
  and,
  asc,
  between,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  notExists,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import type { Db, Tx } from "../../infrastructure/database/db.ts";
import { gatewayEvents, payments, refunds } from "./payments.tables.ts";
import {
  AWAITED,
  OPEN,
  PAYMENT_LIFE,
  type PaymentStatus,
  REFUNDABLE,
  type RefundStatus,
} from "./rules/payment-lifecycle.ts";

type Handle = Db | Tx;

/** Refunds that wait for the provider. */
const AWAITED_BACK = inArray(refunds.status, ["requested", "sent"]);

export type Payment = typeof payments.$inferSelect;
export type Refund = typeof refunds.$inferSelect;

export async function insertPayment(db: Handle, payment: typeof payments.$inferInsert): Promise<void> {
  await db.insert(payments).values(payment);
}

type PaymentName = { id: string } | { orderId: string } | { gatewayOrderId: string };

export async function selectPayment(db: Handle, by: PaymentName) {
  const [payment] = await db.select().from(payments).where(named(by));
  return payment;
}

function named(by: PaymentName) {
  if ("id" in by) return eq(payments.id, by.id);
  return "orderId" in by ? eq(payments.orderId, by.orderId) : eq(payments.gatewayOrderId, by.gatewayOrderId);
}

/** Remembers the provider's order; the first answer stays. */
export async function setGatewayOrder(db: Handle, orderId: string, gatewayOrderId: string): Promise<void> {
  await db
    .update(payments)
    .set({ gatewayOrderId })
    .where(and(eq(payments.orderId, orderId), isNull(payments.gatewayOrderId)));
}

/** Settles an open payment with exactly the expected amount and currency. Checked by the UPDATE itself. */
export async function settleOpenPayment(
  db: Handle,
  id: string,
  by: { gatewayPaymentId: string; amountPaise: number; currency: string; method: string; at: Date },
): Promise<boolean> {
  const settled = await db
    .update(payments)
    .set({ status: "paid", gatewayPaymentId: by.gatewayPaymentId, method: by.method, settledAt: by.at })
    .where(
      and(
        eq(payments.id, id),
        inArray(payments.status, OPEN),
        eq(payments.amountPaise, by.amountPaise),
        eq(payments.currency, by.currency),
      ),
    )
    .returning({ id: payments.id });
  return settled.length === 1;
}

/**
 * Reserves a refund on a captured payment. Returns false if the payment is not captured or the refund exceeds it.
 * Checked by the UPDATE itself.
 */
export async function reserveRefund(
  db: Handle,
  by: { id: string; gatewayPaymentId: string; amountPaise: number },
): Promise<boolean> {
  const taken = await db
    .update(payments)
    .set({ status: "refunding", refundedPaise: sql`${payments.refundedPaise} + ${by.amountPaise}` })
    .where(
      and(
        eq(payments.id, by.id),
        eq(payments.gatewayPaymentId, by.gatewayPaymentId),
        inArray(payments.status, REFUNDABLE),
        sql`${payments.refundedPaise} + ${by.amountPaise} <= ${payments.amountPaise}`,
      ),
    )
    .returning({ id: payments.id });
  return taken.length === 1;
}

/** Marks a payment as refunded once none of its refunds is under way. */
export async function closeRefunding(
  db: Handle,
  by: { id: string; gatewayPaymentId: string },
): Promise<void> {
  const underWay = db
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.gatewayPaymentId, by.gatewayPaymentId), ne(refunds.status, "processed")));
  const refunded: PaymentStatus = "refunded";
  const inPart: PaymentStatus = "part-refunded";
  await db
    .update(payments)
    .set({
      status: sql`case when ${payments.refundedPaise} = ${payments.amountPaise} then ${refunded} else ${inPart} end`,
    })
    .where(
      and(
        eq(payments.id, by.id),
        eq(payments.gatewayPaymentId, by.gatewayPaymentId),
        inArray(payments.status, PAYMENT_LIFE.before(refunded)),
        notExists(underWay),
      ),
    );
}

/** Records the state of an attempt. Closes nothing, because the shopper may retry. */
export async function setAttempt(db: Handle, id: string, to: "attempted" | "failed"): Promise<void> {
  await db
    .update(payments)
    .set({ status: to })
    .where(and(eq(payments.id, id), inArray(payments.status, PAYMENT_LIFE.before(to))));
}

export async function expireOpenPayment(db: Handle, orderId: string): Promise<boolean> {
  const expired = await db
    .update(payments)
    .set({ status: "expired" })
    .where(and(eq(payments.orderId, orderId), inArray(payments.status, AWAITED)))
    .returning({ id: payments.id });
  return expired.length === 1;
}

/**
 * Open payments created between two instants that are due for a check: never checked, or not for an eighth of their
 * age.
 */
export function selectDue(db: Handle, from: Date, to: Date, now: Date, limit: number) {
  const sinceAsked = sql`${now.toISOString()}::timestamptz - ${payments.checkedAt}`;
  const age = sql`${now.toISOString()}::timestamptz - ${payments.createdAt}`;
  return db
    .select()
    .from(payments)
    .where(
      and(
        inArray(payments.status, OPEN),
        between(payments.createdAt, from, to),
        or(isNull(payments.checkedAt), sql`(${sinceAsked}) * 8 >= ${age}`),
      ),
    )
    .orderBy(sql`${payments.checkedAt} asc nulls first`, asc(payments.createdAt))
    .limit(limit);
}

/** Payments older than this that an order still waits for. */
export function selectOverdue(db: Handle, before: Date, limit: number) {
  return db
    .select()
    .from(payments)
    .where(and(inArray(payments.status, AWAITED), lt(payments.createdAt, before)))
    .limit(limit);
}

/** Payments settled between two instants and not checked since `minutes` after settling, oldest first. */
export function selectSettled(
  db: Handle,
  { from, to, minutes, limit }: { from: Date; to: Date; minutes: number; limit: number },
) {
  const { settledAt, checkedAt } = payments;
  const since = sql`${settledAt} + make_interval(mins => ${minutes}::int)`;
  return db
    .select()
    .from(payments)
    .where(and(between(settledAt, from, to), or(isNull(checkedAt), sql`${checkedAt} < ${since}`)))
    .orderBy(asc(settledAt))
    .limit(limit);
}

export async function setChecked(db: Handle, ids: string[], at: Date): Promise<void> {
  if (ids.length > 0) await db.update(payments).set({ checkedAt: at }).where(inArray(payments.id, ids));
}

/** Inserts a refund, once per id. Returns false if it exists. */
export async function insertRefund(db: Handle, refund: typeof refunds.$inferInsert): Promise<boolean> {
  const written = await db.insert(refunds).values(refund).onConflictDoNothing().returning({ id: refunds.id });
  return written.length === 1;
}

export async function selectRefund(db: Handle, id: string) {
  const [refund] = await db.select().from(refunds).where(eq(refunds.id, id));
  return refund;
}

/** The refunds of an order, oldest first, including those of duplicate payments. */
export function selectRefundsOf(db: Handle, orderId: string) {
  return db
    .select(getTableColumns(refunds))
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(payments.orderId, orderId))
    .orderBy(asc(refunds.createdAt), asc(refunds.id));
}

/** Finds the refund that the provider reports: by its id, else the only one of this payment and amount. */
export async function selectReportedRefund(
  db: Handle,
  report: { gatewayRefundId: string; gatewayPaymentId: string; amountPaise: number },
) {
  const [byId] = await db.select().from(refunds).where(eq(refunds.gatewayRefundId, report.gatewayRefundId));
  if (byId) return byId;
  const [first, second] = await db
    .select()
    .from(refunds)
    .where(
      and(eq(refunds.gatewayPaymentId, report.gatewayPaymentId), eq(refunds.amountPaise, report.amountPaise)),
    );
  return second ? undefined : first;
}

/** Refunds due for another look: failed ones to retry, and silent ones to ask about. */
export function selectDueRefunds(db: Handle, now: Date, limit: number) {
  return db
    .select()
    .from(refunds)
    .where(and(ne(refunds.status, "processed"), lte(refunds.dueAt, now)))
    .orderBy(asc(refunds.dueAt))
    .limit(limit);
}

/** Alarms refunds that have been silent since before an instant, or are older than another, each once; those that it alarmed now. */
export function setAlarmed(db: Handle, by: { silentBefore: Date; lateBefore: Date; at: Date }) {
  const { createdAt, silentSince, alarmedAt } = refunds;
  const isDue = or(lte(silentSince, by.silentBefore), lte(createdAt, by.lateBefore));
  return db
    .update(refunds)
    .set({ alarmedAt: by.at })
    .where(and(AWAITED_BACK, isDue, isNull(alarmedAt)))
    .returning({ id: refunds.id, createdAt, silentSince });
}

/** Silent and late refunds, and those that failed for good. */
const ALARMED = or(
  and(AWAITED_BACK, isNotNull(refunds.alarmedAt)),
  and(eq(refunds.status, "failed"), isNull(refunds.dueAt)),
);

export function countAlarmedRefunds(db: Handle): Promise<number> {
  return db.$count(refunds, ALARMED);
}

/** Refunds that need attention, oldest first. */
export function selectAlarmedRefunds(db: Handle, limit: number) {
  return db
    .select({ refund: getTableColumns(refunds), orderId: payments.orderId })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(ALARMED)
    .orderBy(asc(refunds.createdAt), asc(refunds.id))
    .limit(limit);
}

/** Refunds by where they are. */
export async function countRefundsByStatus(db: Handle) {
  const many = (condition: SQL) => sql<number>`count(*) filter (where ${condition})`.mapWith(Number);
  const { status, dueAt, reason, alarmedAt } = refunds;
  const [counted] = await db
    .select({
      underWay: many(sql`${status} in ('requested', 'sent')`),
      failed: many(sql`${status} = 'failed' and ${dueAt} is not null`),
      givenUp: many(sql`${status} = 'failed' and ${dueAt} is null`),
      silent: many(sql`${status} in ('requested', 'sent') and ${alarmedAt} is not null`),
      mismatched: many(sql`${reason} = 'wrong amount'`),
    })
    .from(refunds);
  return counted ?? { underWay: 0, failed: 0, givenUp: 0, silent: 0, mismatched: 0 };
}

/** Updates a refund still in this status and try. Returns false if it has changed. */
export async function setRefund(
  db: Handle,
  { id, status, tries }: Pick<Refund, "id" | "status" | "tries">,
  change: Partial<typeof refunds.$inferInsert> & { status: RefundStatus },
): Promise<boolean> {
  const changed = await db
    .update(refunds)
    .set(change)
    .where(and(eq(refunds.id, id), eq(refunds.status, status), eq(refunds.tries, tries)))
    .returning({ id: refunds.id });
  return changed.length === 1;
}

/** One change at a time of the order that this payment belongs to, until the transaction ends. */
export async function selectPaymentForUpdate(db: Handle, by: PaymentName) {
  const [payment] = await db.select().from(payments).where(named(by)).for("update");
  return payment;
}

/** Stores a webhook; false when this event was stored before. */
export async function insertEvent(db: Handle, event: typeof gatewayEvents.$inferInsert): Promise<boolean> {
  const stored = await db
    .insert(gatewayEvents)
    .values(event)
    .onConflictDoNothing()
    .returning({ id: gatewayEvents.id });
  return stored.length === 1;
}

export async function selectEvent(db: Handle, id: string) {
  const [event] = await db.select().from(gatewayEvents).where(eq(gatewayEvents.id, id));
  return event;
}

export async function setEventHandled(db: Handle, id: string, at: Date, body: unknown): Promise<void> {
  await db.update(gatewayEvents).set({ handledAt: at, body }).where(eq(gatewayEvents.id, id));
}
