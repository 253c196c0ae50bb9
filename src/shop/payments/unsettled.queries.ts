import { and, asc, eq, gte, lt, notExists, sql } from "drizzle-orm";
import type { Db, Tx } from "../../infrastructure/database/db.ts";
import { payments, refunds } from "./payments.tables.ts";
import { settlementLines } from "./settlements.tables.ts";

type Handle = Db | Tx;

const { kind } = settlementLines;

/** When the first line of all reports occurred. */
export async function selectFirstLineAt(db: Handle): Promise<Date | null> {
  const { occurredAt } = settlementLines;
  const [first] = await db.select({ occurredAt }).from(settlementLines).orderBy(asc(occurredAt)).limit(1);
  return first?.occurredAt ?? null;
}

type Window = { from: Date; to: Date; limit: number };

/** How many rows there are, those beyond the limit included. */
const total = sql<number>`count(*) over ()`.mapWith(Number);

/** Payments captured in a window that stand in no report, oldest first, and how many there are. */
export function selectUnsettledPayments(db: Handle, { from, to, limit }: Window) {
  const { gatewayPaymentId, settledAt, orderId } = payments;
  const line = db
    .select({ one: sql`1` })
    .from(settlementLines)
    .where(and(eq(settlementLines.entityId, gatewayPaymentId), eq(kind, "payment")));
  return db
    .select({
      entityId: sql<string>`${gatewayPaymentId}`,
      amount: payments.amountPaise,
      at: settledAt,
      ...{ orderId, total },
    })
    .from(payments)
    .where(and(gte(settledAt, from), lt(settledAt, to), notExists(line)))
    .orderBy(asc(settledAt))
    .limit(limit);
}

/** Refunds processed in a window that stand in no report, oldest first, and how many there are. */
export function selectUnsettledRefunds(db: Handle, { from, to, limit }: Window) {
  const { gatewayRefundId, settledAt } = refunds;
  const line = db
    .select({ one: sql`1` })
    .from(settlementLines)
    .where(and(eq(settlementLines.entityId, gatewayRefundId), eq(kind, "refund")));
  return db
    .select({
      ...{ entityId: sql<string>`${gatewayRefundId}`, amount: refunds.amountPaise, at: settledAt },
      ...{ orderId: payments.orderId, total },
    })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(and(gte(settledAt, from), lt(settledAt, to), eq(refunds.status, "processed"), notExists(line)))
    .orderBy(asc(settledAt))
    .limit(limit);
}
