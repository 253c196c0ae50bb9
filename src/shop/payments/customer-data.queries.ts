import { and, asc, eq, inArray, ne, notInArray, or, type SQLWrapper, sql } from "drizzle-orm";
import type { Db, Tx } from "../../infrastructure/database/db.ts";
import { gatewayEvents, gatewayOrderIn, payments, refunds } from "./payments.tables.ts";

export function selectPaymentsOf(db: Db | Tx, orderIds: string[]) {
  return db
    .select()
    .from(payments)
    .where(inArray(payments.orderId, orderIds))
    .orderBy(asc(payments.createdAt));
}

/** Locks the payments of these orders in the order of their ids, so that two callers cannot deadlock. */
export async function lockPaymentRows(db: Db | Tx, orderIds: SQLWrapper): Promise<void> {
  await db
    .select({ id: payments.id })
    .from(payments)
    .where(inArray(payments.orderId, orderIds))
    .orderBy(asc(payments.id))
    .for("update");
}

export function selectRefundsOfPayments(db: Db | Tx, paymentIds: string[]) {
  return db
    .select()
    .from(refunds)
    .where(inArray(refunds.paymentId, paymentIds))
    .orderBy(asc(refunds.createdAt));
}

/** Is a refund of one of these orders under way? */
export async function hasOpenRefund(db: Db | Tx, orderIds: string[]): Promise<boolean> {
  const [open] = await db
    .select({ id: payments.id })
    .from(payments)
    .leftJoin(refunds, and(eq(refunds.paymentId, payments.id), ne(refunds.status, "processed")))
    .where(
      and(
        inArray(payments.orderId, orderIds),
        or(eq(payments.status, "refunding"), sql`${refunds.id} is not null`),
      ),
    )
    .limit(1);
  return open !== undefined;
}

/** Replaces all refund reasons except `keptReasons`. */
export async function replaceReasons(
  tx: Tx,
  { paymentIds, keptReasons, by }: { paymentIds: string[]; keptReasons: string[]; by: string },
): Promise<void> {
  await tx
    .update(refunds)
    .set({ reason: by })
    .where(and(inArray(refunds.paymentId, paymentIds), notInArray(refunds.reason, keptReasons)));
}

/** Webhooks about these orders of the provider. */
export function selectEventsAbout(db: Db | Tx, gatewayOrderIds: string[]) {
  return db
    .select({ id: gatewayEvents.id, body: gatewayEvents.body })
    .from(gatewayEvents)
    .where(inArray(gatewayOrderIn(gatewayEvents.body), gatewayOrderIds));
}

export async function setEventBody(tx: Tx, id: string, body: unknown): Promise<void> {
  await tx.update(gatewayEvents).set({ body }).where(eq(gatewayEvents.id, id));
}
