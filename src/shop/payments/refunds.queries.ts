import {
  and,
  asc,
  between,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  lte,
  ne,
  notExists,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from "drizzle-orm";
import type { Db, Tx } from "../../infrastructure/database/db.ts";
import type { Paise } from "../basics/money.ts";
import { preparedQuery } from "../prepared-query.ts";
import { payments, refunds } from "./payments.tables.ts";
import {
  PAYMENT_LIFE,
  type PaymentStatus,
  REFUNDABLE,
  type RefundStatus,
} from "./rules/payment-lifecycle.ts";

type Handle = Db | Tx;

/** Refunds that wait for the provider. */
const AWAITED_BACK = inArray(refunds.status, ["requested", "sent"]);
/** Refunds that failed for good. */
const GIVEN_UP = and(eq(refunds.status, "failed"), isNull(refunds.dueAt));

export type Refund = typeof refunds.$inferSelect;

/**
 * Reserves a refund on a captured payment. Returns false if the payment is not captured or the refund exceeds it.
 * Checked by the UPDATE itself.
 */
export async function reserveRefund(
  db: Handle,
  by: { id: string; gatewayPaymentId: string; amountPaise: Paise },
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

/** Inserts a refund, once per id. Returns false if it exists. */
export async function insertRefund(db: Handle, refund: typeof refunds.$inferInsert): Promise<boolean> {
  const written = await db.insert(refunds).values(refund).onConflictDoNothing().returning({ id: refunds.id });
  return written.length === 1;
}

export async function selectRefund(db: Handle, id: string) {
  const [refund] = await db.select().from(refunds).where(eq(refunds.id, id));
  return refund;
}

/** The refunds of one payment at the provider. */
export function selectRefundsOfGatewayPayment(db: Handle, gatewayPaymentId: string) {
  return db.select().from(refunds).where(eq(refunds.gatewayPaymentId, gatewayPaymentId));
}

/** The payment of an order beside each of its refunds, oldest first. */
export const selectPaymentWithRefunds = preparedQuery(
  "select-payment-with-refunds",
  (db, { orderId }: { orderId: string }) =>
    db
      .select({ payment: payments, refund: refunds })
      .from(payments)
      .leftJoin(refunds, eq(refunds.paymentId, payments.id))
      .where(eq(payments.orderId, orderId))
      .orderBy(asc(refunds.createdAt), asc(refunds.id)),
);

/** The refunds of an order, oldest first, including those of duplicate payments. */
export function selectRefundsOf(db: Handle, orderId: string) {
  return db
    .select(getTableColumns(refunds))
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(payments.orderId, orderId))
    .orderBy(asc(refunds.createdAt), asc(refunds.id));
}

/** Refunds of payments that placed their order, processed between two instants, oldest first. */
export function selectProcessedRefunds(db: Handle, { from, to }: { from: Date; to: Date }) {
  return db
    .select({ refundId: refunds.id, orderId: payments.orderId })
    .from(refunds)
    .innerJoin(
      payments,
      and(eq(payments.id, refunds.paymentId), eq(payments.gatewayPaymentId, refunds.gatewayPaymentId)),
    )
    .where(and(eq(refunds.status, "processed"), between(refunds.settledAt, from, to)))
    .orderBy(asc(refunds.settledAt));
}

/** Finds the refund that the provider reports: by its id, else the only one of this payment and amount. */
export async function selectReportedRefund(
  db: Handle,
  report: { gatewayRefundId: string; gatewayPaymentId: string; amountPaise: Paise },
) {
  const [byId] = await db.select().from(refunds).where(eq(refunds.gatewayRefundId, report.gatewayRefundId));
  if (byId) return byId;
  const [first, second] = await db
    .select()
    .from(refunds)
    .where(
      and(
        eq(refunds.gatewayPaymentId, report.gatewayPaymentId),
        eq(refunds.amountPaise, report.amountPaise),
        // A processed one is found by its id.
        ne(refunds.status, "processed"),
      ),
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

/**
 * Alarms refunds that have been silent since before an instant, or are older than another, each once. Returns these.
 */
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
const ALARMED = or(and(AWAITED_BACK, isNotNull(refunds.alarmedAt)), GIVEN_UP);

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

/** The number of refunds by status. */
export async function countRefundsByStatus(db: Handle) {
  const countWhere = (condition: SQL) => sql<number>`count(*) filter (where ${condition})`.mapWith(Number);
  const { status, dueAt, reason, alarmedAt } = refunds;
  const [counted] = await db
    .select({
      underWay: countWhere(sql`${status} in ('requested', 'sent')`),
      failed: countWhere(sql`${status} = 'failed' and ${dueAt} is not null`),
      givenUp: countWhere(sql`${status} = 'failed' and ${dueAt} is null`),
      silent: countWhere(sql`${status} in ('requested', 'sent') and ${alarmedAt} is not null`),
      mismatched: countWhere(sql`${reason} = 'wrong amount'`),
    })
    .from(refunds)
    // Each side has an index; processed refunds are not read.
    .where(sql`${status} <> 'processed' or ${reason} = 'wrong amount'`);
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

/**
 * Requests a given-up refund again. Returns false if it is not given up, or was tried since it was read. Checked by
 * the UPDATE itself.
 */
export async function requestGivenUpAgain(
  db: Handle,
  { id, tries }: Pick<Refund, "id" | "tries">,
  change: Pick<Refund, "dueAt" | "silentSince" | "alarmedAt">,
): Promise<boolean> {
  const requested = await db
    .update(refunds)
    .set({ status: "requested", ...change })
    .where(and(eq(refunds.id, id), eq(refunds.tries, tries), GIVEN_UP))
    .returning({ id: refunds.id });
  return requested.length === 1;
}

export function selectReasons(db: Handle, ids: string[]) {
  return db.select({ id: refunds.id, reason: refunds.reason }).from(refunds).where(inArray(refunds.id, ids));
}

/** Sums what the payments that placed these orders brought, less refunds made or on their way, in paise. */
export async function selectNetPaid(db: Handle, orderIds: SQLWrapper): Promise<number> {
  const [sum] = await db
    .select({
      paise: sql<number>`coalesce(sum(${payments.amountPaise} - ${payments.refundedPaise}), 0)::float8`,
    })
    .from(payments)
    .where(inArray(payments.orderId, orderIds));
  return sum?.paise ?? 0;
}
