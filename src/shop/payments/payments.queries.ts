import { and, asc, between, eq, inArray, isNull, sql } from "drizzle-orm";
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

/** Open payments made between two instants, the one that was not looked at for longest first. */
export function selectOpen(db: Handle, from: Date, to: Date, limit: number) {
  return db
    .select()
    .from(payments)
    .where(and(inArray(payments.status, OPEN), between(payments.createdAt, from, to)))
    .orderBy(sql`${payments.checkedAt} asc nulls first`, asc(payments.createdAt))
    .limit(limit);
}

export async function setChecked(db: Handle, id: string, at: Date): Promise<void> {
  await db.update(payments).set({ checkedAt: at }).where(eq(payments.id, id));
}

/** Writes a refund down, once by its id; false when it stands already. */
export async function insertRefund(db: Handle, refund: typeof refunds.$inferInsert): Promise<boolean> {
  const written = await db.insert(refunds).values(refund).onConflictDoNothing().returning({ id: refunds.id });
  return written.length === 1;
}

export async function selectRefund(db: Handle, by: { id: string } | { gatewayRefundId: string }) {
  const where = "id" in by ? eq(refunds.id, by.id) : eq(refunds.gatewayRefundId, by.gatewayRefundId);
  const [refund] = await db.select().from(refunds).where(where);
  return refund;
}

export function selectRefundsOf(db: Handle, paymentId: string) {
  return db.select().from(refunds).where(eq(refunds.paymentId, paymentId)).orderBy(asc(refunds.createdAt));
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
