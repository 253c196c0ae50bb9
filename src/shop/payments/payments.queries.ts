import { and, asc, between, eq, inArray, isNull, lt, or, sql } from "drizzle-orm";
import type { Db, Tx } from "../../infrastructure/database/db.ts";
import { gatewayEvents, payments, refunds } from "./payments.tables.ts";

type Handle = Db | Tx;

export type Payment = typeof payments.$inferSelect;
export type Refund = typeof refunds.$inferSelect;

/** States in which money can still come. */
export const OPEN = ["created", "attempted", "failed", "expired"];
/** Of these, the ones that the order still waits for. */
const AWAITED = ["created", "attempted", "failed"];

export async function insertPayment(db: Handle, payment: typeof payments.$inferInsert): Promise<void> {
  await db.insert(payments).values(payment);
}

export async function selectPayment(db: Handle, by: { orderId: string } | { gatewayOrderId: string }) {
  const where =
    "orderId" in by ? eq(payments.orderId, by.orderId) : eq(payments.gatewayOrderId, by.gatewayOrderId);
  const [payment] = await db.select().from(payments).where(where);
  return payment;
}

/** Remembers the provider's order; the first answer stays. */
export async function setGatewayOrder(db: Handle, orderId: string, gatewayOrderId: string): Promise<void> {
  await db
    .update(payments)
    .set({ gatewayOrderId })
    .where(and(eq(payments.orderId, orderId), isNull(payments.gatewayOrderId)));
}

/** Settles an open payment with exactly the money that was asked for. The write itself asks all of that. */
export async function settle(
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

/** Moves a payment that this money settled from one of these states to another. */
export async function movePayment(
  db: Handle,
  by: { id: string; gatewayPaymentId: string },
  from: string[],
  to: string,
): Promise<void> {
  await db
    .update(payments)
    .set({ status: to })
    .where(
      and(
        eq(payments.id, by.id),
        eq(payments.gatewayPaymentId, by.gatewayPaymentId),
        inArray(payments.status, from),
      ),
    );
}

/** Notes that an attempt failed. The shopper may try again, so this closes nothing. */
export async function setFailed(db: Handle, id: string): Promise<void> {
  await db
    .update(payments)
    .set({ status: "failed" })
    .where(and(eq(payments.id, id), inArray(payments.status, ["created", "attempted"])));
}

export async function expire(db: Handle, orderId: string): Promise<boolean> {
  const expired = await db
    .update(payments)
    .set({ status: "expired" })
    .where(and(eq(payments.orderId, orderId), inArray(payments.status, AWAITED)))
    .returning({ id: payments.id });
  return expired.length === 1;
}

/**
 * Open payments made between two instants that are due to be asked about: never asked, or not for an eighth
 * of their age.
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

export async function setChecked(db: Handle, ids: string[], at: Date): Promise<void> {
  if (ids.length > 0) await db.update(payments).set({ checkedAt: at }).where(inArray(payments.id, ids));
}

/** Writes a refund down, once by its id; false when it stands already. */
export async function insertRefund(db: Handle, refund: typeof refunds.$inferInsert): Promise<boolean> {
  const written = await db.insert(refunds).values(refund).onConflictDoNothing().returning({ id: refunds.id });
  return written.length === 1;
}

export async function selectRefund(db: Handle, id: string) {
  const [refund] = await db.select().from(refunds).where(eq(refunds.id, id));
  return refund;
}

/** The refund of this amount of this money. The shop sends back a payment once, so there is at most one. */
export async function selectRefundOfMoney(db: Handle, gatewayPaymentId: string, amountPaise: number) {
  const [refund] = await db
    .select()
    .from(refunds)
    .where(and(eq(refunds.gatewayPaymentId, gatewayPaymentId), eq(refunds.amountPaise, amountPaise)));
  return refund;
}

export async function setRefund(
  db: Handle,
  id: string,
  from: string[],
  change: { status: string; gatewayRefundId?: string; settledAt?: Date },
): Promise<boolean> {
  const changed = await db
    .update(refunds)
    .set(change)
    .where(and(eq(refunds.id, id), inArray(refunds.status, from)))
    .returning({ id: refunds.id });
  return changed.length === 1;
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

export async function setEventHandled(db: Handle, id: string, at: Date): Promise<void> {
  await db.update(gatewayEvents).set({ handledAt: at }).where(eq(gatewayEvents.id, id));
}
