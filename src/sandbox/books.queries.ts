import { and, desc, eq, ne, sql } from "drizzle-orm";
import type { Db } from "../infrastructure/database/db.ts";
import { preparedQuery } from "../shop/prepared-query.ts";
import type { OrderRow, PaymentRow } from "./entities.ts";
import { sandboxOrders, sandboxPayments } from "./sandbox.tables.ts";

/** Statements of each paid order are prepared, so that the sandbox adds little to the cost of an order. */

type NewOrder = typeof sandboxOrders.$inferInsert;
type NewPayment = typeof sandboxPayments.$inferInsert;

const insertOrderQuery = preparedQuery("sandbox-insert-order", (db, { order }: { order: NewOrder }) =>
  db.insert(sandboxOrders).values(order).returning(),
);

export async function insertOrder(db: Db, order: NewOrder): Promise<OrderRow> {
  const [created] = await insertOrderQuery(db, { order });
  return created as OrderRow;
}

const selectOrderQuery = preparedQuery("sandbox-select-order", (db, { id }: { id: string }) =>
  db.select().from(sandboxOrders).where(eq(sandboxOrders.id, id)),
);

export async function selectOrder(db: Db, id: string): Promise<OrderRow | undefined> {
  const [order] = await selectOrderQuery(db, { id });
  return order;
}

const selectPaymentQuery = preparedQuery("sandbox-select-payment", (db, { id }: { id: string }) =>
  db.select().from(sandboxPayments).where(eq(sandboxPayments.id, id)),
);

export async function selectPayment(db: Db, id: string): Promise<PaymentRow | undefined> {
  const [payment] = await selectPaymentQuery(db, { id });
  return payment;
}

/** The newest first. */
export const selectPaymentsOf = preparedQuery(
  "sandbox-select-payments-of",
  (db, { orderId }: { orderId: string }) =>
    db
      .select()
      .from(sandboxPayments)
      .where(eq(sandboxPayments.orderId, orderId))
      .orderBy(desc(sandboxPayments.createdAt)),
);

const insertPaymentQuery = preparedQuery(
  "sandbox-insert-payment",
  (db, { payment }: { payment: NewPayment }) => db.insert(sandboxPayments).values(payment).returning(),
);

export async function insertPayment(db: Db, payment: NewPayment): Promise<PaymentRow> {
  const [written] = await insertPaymentQuery(db, { payment });
  return written as PaymentRow;
}

type PaidOrder = { orderId: string; attempts: number; again: boolean };

const markPaidQuery = preparedQuery("sandbox-mark-paid", (db, { orderId, attempts, again }: PaidOrder) =>
  db
    .update(sandboxOrders)
    .set({
      ...{ status: "paid", amountPaid: sql`${sandboxOrders.amount}` },
      attempts: sql`${sandboxOrders.attempts} + ${attempts}::int`,
    })
    .where(
      and(eq(sandboxOrders.id, orderId), sql`(${again}::boolean or ${ne(sandboxOrders.status, "paid")})`),
    )
    .returning(),
);

/** Null if the order is paid already, unless it may be paid `again`. */
export async function markPaid(db: Db, paid: PaidOrder): Promise<OrderRow | null> {
  const [order] = await markPaidQuery(db, paid);
  return order ?? null;
}
