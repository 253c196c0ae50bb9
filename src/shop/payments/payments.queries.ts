import { and, asc, between, desc, eq, gt, inArray, isNull, lte, or, sql } from "drizzle-orm";
import type { Db, Tx } from "../../infrastructure/database/db.ts";
import type { Paise } from "../basics/money.ts";
import { preparedQuery } from "../prepared-query.ts";
import { gatewayEvents, payments } from "./payments.tables.ts";
import { AWAITED, OPEN, PAYMENT_LIFE, type PaymentStatus } from "./rules/payment-lifecycle.ts";

type Handle = Db | Tx;

export type Payment = typeof payments.$inferSelect;

type NewPayment = typeof payments.$inferInsert;

const insertPaymentQuery = preparedQuery("insert-payment", (db, { payment }: { payment: NewPayment }) =>
  db.insert(payments).values(payment).returning(),
);

export async function insertPayment(db: Handle, payment: NewPayment): Promise<Payment> {
  const [written] = await insertPaymentQuery(db, { payment });
  if (!written) throw new Error("a payment was not written");
  return written;
}

type PaymentName = { id: string } | { orderId: string } | { gatewayOrderId: string };

const selectPaymentQuery = preparedQuery("select-payment", (db, by: PaymentName) =>
  db.select().from(payments).where(named(by)),
);

export async function selectPayment(db: Handle, by: PaymentName) {
  const [payment] = await selectPaymentQuery(db, by);
  return payment;
}

function named(by: PaymentName) {
  if ("id" in by) return eq(payments.id, by.id);
  return "orderId" in by ? eq(payments.orderId, by.orderId) : eq(payments.gatewayOrderId, by.gatewayOrderId);
}

const setGatewayOrderQuery = preparedQuery(
  "set-gateway-order",
  (db, { orderId, gatewayOrderId }: { orderId: string; gatewayOrderId: string }) =>
    db
      .update(payments)
      .set({ gatewayOrderId })
      .where(and(eq(payments.orderId, orderId), isNull(payments.gatewayOrderId)))
      .returning(),
);

/** Remembers the provider's order. Returns undefined if there is one: the first answer stays. */
export async function setGatewayOrder(db: Handle, orderId: string, gatewayOrderId: string) {
  const [payment] = await setGatewayOrderQuery(db, { orderId, gatewayOrderId });
  return payment;
}

type PaidBy = { gatewayPaymentId: string; amountPaise: Paise; currency: string; method: string; at: Date };

const settleOpenPaymentQuery = preparedQuery("settle-payment", (db, { id, by }: { id: string; by: PaidBy }) =>
  db
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
    .returning({ id: payments.id }),
);

/** Settles an open payment with exactly the expected amount and currency. Checked by the UPDATE itself. */
export async function settleOpenPayment(db: Handle, id: string, by: PaidBy): Promise<boolean> {
  const settled = await settleOpenPaymentQuery(db, { id, by });
  return settled.length === 1;
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
 * Payments in these statuses, created after `from` and until `to`, that are due for a check: never checked, or not
 * for an eighth of their age.
 */
export function selectDue(
  db: Handle,
  {
    statuses,
    from,
    to,
    now,
    limit,
  }: { statuses: PaymentStatus[]; from: Date | null; to: Date; now: Date; limit: number },
) {
  const sinceAsked = sql`${now.toISOString()}::timestamptz - ${payments.checkedAt}`;
  const age = sql`${now.toISOString()}::timestamptz - ${payments.createdAt}`;
  return db
    .select()
    .from(payments)
    .where(
      and(
        inArray(payments.status, statuses),
        from ? gt(payments.createdAt, from) : undefined,
        lte(payments.createdAt, to),
        or(isNull(payments.checkedAt), sql`(${sinceAsked}) * 8 >= ${age}`),
      ),
    )
    .orderBy(sql`${payments.checkedAt} asc nulls first`, asc(payments.createdAt))
    .limit(limit);
}

/**
 * Payments settled between two instants and not checked since `minutes` after settling. Newest first, so that old
 * ones that the provider does not answer for hold up no others.
 */
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
    .orderBy(desc(settledAt))
    .limit(limit);
}

export async function setChecked(db: Handle, ids: string[], at: Date): Promise<void> {
  if (ids.length > 0) await db.update(payments).set({ checkedAt: at }).where(inArray(payments.id, ids));
}

const lockPaymentQuery = preparedQuery("lock-payment", (db, by: PaymentName) =>
  db.select().from(payments).where(named(by)).for("update"),
);

/** One change at a time of the order that this payment belongs to, until the transaction ends. */
export async function selectPaymentForUpdate(db: Handle, by: PaymentName) {
  const [payment] = await lockPaymentQuery(db, by);
  return payment;
}

type NewEvent = typeof gatewayEvents.$inferInsert;

const insertEventQuery = preparedQuery("insert-gateway-event", (db, { event }: { event: NewEvent }) =>
  db.insert(gatewayEvents).values(event).onConflictDoNothing().returning({ id: gatewayEvents.id }),
);

/** Stores a webhook; false when this event was stored before. */
export async function insertEvent(db: Handle, event: NewEvent): Promise<boolean> {
  const stored = await insertEventQuery(db, { event });
  return stored.length === 1;
}

type SettledEvent = { event: Required<NewEvent>; money: { orderId: string; id: string } };

const insertSettledEventQuery = preparedQuery("insert-settled-event", (db, settled: SettledEvent) => {
  const { event, money } = settled;
  return db
    .insert(gatewayEvents)
    .select(
      db
        .select({
          id: sql`${event.id}::text`.as("id"),
          type: sql`${event.type}::text`.as("type"),
          body: sql`${sql.param(event.body, gatewayEvents.body)}::jsonb`.as("body"),
          receivedAt: sql`${event.receivedAt}::timestamptz`.as("received_at"),
          handledAt: sql`${event.handledAt}::timestamptz`.as("handled_at"),
        })
        .from(payments)
        .where(and(eq(payments.gatewayOrderId, money.orderId), eq(payments.gatewayPaymentId, money.id)))
        .limit(1),
    )
    .onConflictDoNothing()
    .returning({ id: gatewayEvents.id });
});

/** Stores a webhook about money that settled a payment already; false if it did not, or if the event was stored before. */
export async function insertSettledEvent(db: Handle, settled: SettledEvent): Promise<boolean> {
  return (await insertSettledEventQuery(db, settled)).length === 1;
}

export async function selectEvent(db: Handle, id: string) {
  const [event] = await db.select().from(gatewayEvents).where(eq(gatewayEvents.id, id));
  return event;
}

export async function setEventHandled(db: Handle, id: string, at: Date, body: unknown): Promise<void> {
  await db.update(gatewayEvents).set({ handledAt: at, body }).where(eq(gatewayEvents.id, id));
}
