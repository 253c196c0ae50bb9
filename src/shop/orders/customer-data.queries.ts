import { and, asc, eq, inArray, ne, notInArray, sql } from "drizzle-orm";
import type { Db, Tx } from "../../infrastructure/database/db.ts";
import { NO_REQUESTS, orderEvents, orderLines, orders } from "./orders.tables.ts";
import { NO_GIFT_TEXTS } from "./rules/gift.ts";
import { statusesWhere } from "./rules/order-status.ts";

/** Nothing more is delivered in these statuses. Late money for an expired order is refunded. */
const CLOSED = statusesWhere(({ phase }) => phase !== "open");

/** All orders of a customer, oldest first, also those that were never paid. */
export function selectAllOrders(db: Db | Tx, userId: string) {
  return db.select().from(orders).where(eq(orders.userId, userId)).orderBy(asc(orders.createdAt));
}

export function selectEventsOf(db: Db | Tx, orderIds: string[]) {
  return db
    .select()
    .from(orderEvents)
    .where(inArray(orderEvents.orderId, orderIds))
    .orderBy(asc(orderEvents.at), asc(orderEvents.id));
}

/** The ids of a customer's orders, as a subquery. */
export function orderIdsOf(db: Db | Tx, userId: string) {
  return db.select({ id: orders.id }).from(orders).where(eq(orders.userId, userId));
}

/** Numbers of a customer's orders that are under way or unpaid. */
export async function selectOpenNumbers(db: Db | Tx, userId: string): Promise<string[]> {
  const rows = await db
    .select({ number: orders.number })
    .from(orders)
    .where(and(eq(orders.userId, userId), notInArray(orders.status, CLOSED)))
    .orderBy(asc(orders.createdAt));
  return rows.map(({ number }) => number);
}

/**
 * Clears personal data from a customer's orders and assigns them to the deleted user. Amounts, taxes, items, days and
 * pincode stay.
 * @returns ids of the orders
 */
export async function clearCustomer(tx: Tx, userId: string, heir: string): Promise<string[]> {
  const blanked = await tx
    .update(orders)
    .set({
      userId: heir,
      email: "",
      recipientName: "",
      recipientPhone: "",
      altPhone: "",
      address: "",
      message: "",
      ...NO_GIFT_TEXTS,
      requestHash: "",
      // Unique among the deleted user's orders, and without the customer's own text.
      idempotencyKey: sql`${orders.id}::text`,
    })
    .where(eq(orders.userId, userId))
    .returning({ id: orders.id });
  const ids = blanked.map(({ id }) => id);
  if (ids.length === 0) return ids;
  await tx.update(orderLines).set(NO_REQUESTS).where(inArray(orderLines.orderId, ids));
  // Staff notes may name the customer; notes by the shop never do.
  const written = and(inArray(orderEvents.orderId, ids), ne(orderEvents.by, "shop"));
  await tx.update(orderEvents).set({ note: "" }).where(written);
  const ownEvents = and(inArray(orderEvents.orderId, ids), eq(orderEvents.by, "customer"));
  await tx.update(orderEvents).set({ actorId: null }).where(ownEvents);
  return ids;
}

/** Expired orders of a customer, which late money could still place. */
export async function selectExpired(db: Db | Tx, userId: string): Promise<string[]> {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.status, "lapsed")));
  return rows.map(({ id }) => id);
}

export async function setEmail(tx: Tx, userId: string, email: string): Promise<string[]> {
  const changedOrders = await tx
    .update(orders)
    .set({ email })
    .where(eq(orders.userId, userId))
    .returning({ id: orders.id });
  return changedOrders.map(({ id }) => id);
}
