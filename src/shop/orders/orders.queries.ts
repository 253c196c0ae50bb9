import {
  and,
  asc,
  between,
  count,
  desc,
  eq,
  gte,
  inArray,
  lt,
  lte,
  ne,
  notInArray,
  or,
  sql,
} from "drizzle-orm";
import type { Db, Tx } from "../../infrastructure/database/db.ts";
import { emailOf } from "../accounts/accounts.reads.ts";
import type { Day } from "../basics/india-time.ts";
import { isAnyOf, preparedQuery } from "../prepared-query.ts";
import { hasReceiver, NO_REQUESTS, orderEvents, orderLines, orders } from "./orders.tables.ts";
import { FAILURE_REASONS } from "./rules/delivery-proof.ts";
import { NO_GIFT_TEXTS } from "./rules/gift.ts";
import type { OrderLine } from "./rules/order-line.ts";
import { type OrderStatus, statusesWhere } from "./rules/order-status.ts";

type Handle = Db | Tx;

export type Order = typeof orders.$inferSelect;
/** A line with its position in the order. */
export type StoredLine = OrderLine & { orderId: string; position: number };
export type OrderEvent = typeof orderEvents.$inferSelect;
export type NewOrder = Omit<typeof orders.$inferInsert, "number" | "email">;
type NewEvent = typeof orderEvents.$inferInsert;

type OrderName = { id: string } | { number: string } | { userId: string; key: string };

const selectOrderQuery = preparedQuery("select-order", (db, by: OrderName) =>
  db.select().from(orders).where(named(by)),
);

export async function selectOrder(db: Handle, by: OrderName) {
  const [order] = await selectOrderQuery(db, by);
  return order;
}

/** The order, locked as an update locks it: rows that name the order can be added meanwhile. */
export async function lockOrderRow(db: Handle, id: string): Promise<Order | undefined> {
  const [order] = await db.select().from(orders).where(eq(orders.id, id)).for("no key update");
  return order;
}

function named(by: OrderName) {
  if ("id" in by) return eq(orders.id, by.id);
  if ("number" in by) return eq(orders.number, by.number);
  return and(eq(orders.userId, by.userId), eq(orders.idempotencyKey, by.key));
}

type WholeOrder = { order: NewOrder; lines: StoredLine[]; event: NewEvent };

const insertOrderQuery = preparedQuery("insert-order", (db, whole: WholeOrder & { prefix: string }) => {
  const { order, lines, event, prefix } = whole;
  const number = sql`${prefix}::text || nextval('order_numbers')`;
  // The foreign key refuses the order of an account that was erased meanwhile.
  const email = sql`coalesce(${emailOf(db, order.userId)}, '')`;
  const newOrder = db.$with("new_order").as(
    db
      .insert(orders)
      .values({ ...order, number, email })
      .returning(),
  );
  const newLines = db
    .$with("new_lines")
    .as(db.insert(orderLines).values(lines).returning({ orderId: orderLines.orderId }));
  const newEvent = db
    .$with("new_event")
    .as(db.insert(orderEvents).values(event).returning({ id: orderEvents.id }));
  return db.with(newOrder, newLines, newEvent).select().from(newOrder);
});

/**
 * Inserts an order with its lines and its first event, in one statement. It takes the e-mail from the account: the session
 * may have an earlier one.
 * @param prefix of the order number, 1 to 4 capital letters. The digits after it are never reused.
 */
export async function insertOrder(db: Handle, whole: WholeOrder, prefix: string): Promise<Order> {
  const [written] = await insertOrderQuery(db, { ...whole, prefix });
  if (!written) throw new Error("an order was not written");
  return written;
}

export async function insertEvent(db: Handle, event: NewEvent): Promise<number> {
  const [written] = await db.insert(orderEvents).values(event).returning({ id: orderEvents.id });
  if (!written) throw new Error("an event of an order was not written");
  return written.id;
}

const selectLinesQuery = preparedQuery("select-lines", (db, { orderIds }: { orderIds: string[] }) =>
  db
    .select()
    .from(orderLines)
    .where(isAnyOf(orderLines.orderId, orderIds))
    .orderBy(asc(orderLines.orderId), asc(orderLines.position)),
);

/** The lines of these orders, by order id, without their storage position. */
export async function selectLines(db: Handle, orderIds: string[]): Promise<Map<string, OrderLine[]>> {
  const rows = await selectLinesQuery(db, { orderIds });
  const lines = new Map<string, OrderLine[]>(orderIds.map((id) => [id, []]));
  for (const { orderId, position: _position, ...line } of rows) lines.get(orderId)?.push(line);
  return lines;
}

/** These orders, in no particular order. */
export function selectOrders(db: Handle, ids: string[]) {
  return db.select().from(orders).where(inArray(orders.id, ids));
}

/** Orders to be driven on these days, by slot and pincode; pickups are left out. */
export function selectOrdersToDrive(
  db: Handle,
  { days, statuses, limit }: { days: Day[]; statuses: readonly OrderStatus[]; limit: number },
) {
  return db
    .select()
    .from(orders)
    .where(
      and(
        inArray(orders.deliveryOn, days),
        inArray(orders.status, [...statuses]),
        ne(orders.deliveryOption, "pickup"),
      ),
    )
    .orderBy(asc(orders.deliveryOn), asc(orders.startMinute), asc(orders.pincode), asc(orders.id))
    .limit(limit);
}

export function selectNumbers(db: Handle, ids: string[]) {
  return db.select({ id: orders.id, number: orders.number }).from(orders).where(inArray(orders.id, ids));
}

const selectEventsQuery = preparedQuery("select-events", (db, { orderId }: { orderId: string }) =>
  db
    .select()
    .from(orderEvents)
    .where(eq(orderEvents.orderId, orderId))
    .orderBy(asc(orderEvents.at), asc(orderEvents.id)),
);

export function selectEvents(db: Handle, orderId: string) {
  return selectEventsQuery(db, { orderId });
}

/** Orders in the customer's list: all but the unpaid expired ones. */
const listedFor = (userId: string) => and(eq(orders.userId, userId), ne(orders.status, "lapsed"));

/** A customer's orders, newest first, without those that were never paid. */
export function selectOrdersOf(
  db: Handle,
  userId: string,
  { limit, offset }: { limit: number; offset: number },
) {
  return db
    .select()
    .from(orders)
    .where(listedFor(userId))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(limit)
    .offset(offset);
}

export async function countOrdersOf(db: Handle, userId: string): Promise<number> {
  const [row] = await db.select({ many: count() }).from(orders).where(listedFor(userId));
  return row?.many ?? 0;
}

export async function selectPlaced(db: Handle, { from, to }: { from: Date; to: Date }): Promise<string[]> {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(between(orders.placedAt, from, to))
    .orderBy(asc(orders.placedAt));
  return rows.map(({ id }) => id);
}

/** Lines of a customer's delivered orders, the newest order first; add-ons are left out. */
export function selectDeliveredLines(db: Handle, userId: string, limit: number) {
  return db
    .select({
      orderId: orderLines.orderId,
      position: orderLines.position,
      number: orders.number,
      deliveredOn: orders.deliveryOn,
      sku: orderLines.sku,
      name: orderLines.name,
      weight: orderLines.weight,
      pictureId: orderLines.pictureId,
      tile: orderLines.tile,
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(and(eq(orders.userId, userId), eq(orders.status, "delivered"), eq(orderLines.sheet, "Cakes")))
    .orderBy(desc(orders.createdAt), asc(orderLines.position))
    .limit(limit);
}

const CLOSED = statusesWhere(({ phase }) => phase !== "open");

/**
 * Erases the receivers of orders that ended and have not changed since, and what staff wrote about their changes.
 * @returns ids of the orders
 */
export async function eraseReceivers(db: Handle, endedBy: Date): Promise<string[]> {
  const erased = await db
    .update(orders)
    .set({ recipientName: "", recipientPhone: "", altPhone: "", address: "", message: "", ...NO_GIFT_TEXTS })
    .where(
      and(
        inArray(orders.status, CLOSED),
        hasReceiver(orders),
        lte(orders.updatedAt, endedBy),
        // Follows from the line above, and is in an index, which `updatedAt` is not.
        lte(orders.createdAt, endedBy),
      ),
    )
    .returning({ id: orders.id });
  const ids = erased.map(({ id }) => id);
  if (ids.length === 0) return ids;
  await db.update(orderLines).set(NO_REQUESTS).where(inArray(orderLines.orderId, ids));
  await eraseStaffTexts(db, ids);
  return ids;
}

/** Erases what staff wrote in the events of these orders. Of a failed delivery, the reason that they chose stays. */
async function eraseStaffTexts(db: Handle, orderIds: string[]): Promise<void> {
  const { orderId, status, by, note } = orderEvents;
  const reasons = sql.param(Object.values(FAILURE_REASONS));
  const chosenReason = sql`select reason from unnest(${reasons}::text[]) as reason
    where ${status} = 'undeliverable' and starts_with(${note}, reason) limit 1`;
  await db
    .update(orderEvents)
    .set({ note: sql`coalesce((${chosenReason}), '')` })
    .where(and(inArray(orderId, orderIds), notInArray(by, ["shop", "customer"]), ne(note, "")));
}

/** Numbers of the demo's past orders. */
const DEMO_NUMBERS = ["DEMO", "DEMP"] as const;

export async function selectHasOrderSince(db: Handle, since: Date): Promise<boolean> {
  const [from, to] = DEMO_NUMBERS;
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(gte(orders.placedAt, since), or(lt(orders.number, from), gte(orders.number, to))))
    .orderBy(desc(orders.placedAt))
    .limit(1);
  return rows.length > 0;
}

export async function selectHasDemoOrders(db: Handle): Promise<boolean> {
  const [from, to] = DEMO_NUMBERS;
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(gte(orders.number, from), lt(orders.number, to)))
    .limit(1);
  return rows.length > 0;
}

export async function selectWereOrdered(db: Handle, skus: string[]): Promise<boolean> {
  if (skus.length === 0) return false;
  const rows = await db
    .select({ sku: orderLines.sku })
    .from(orderLines)
    .where(and(sql`${orderLines.sheet} = 'Cakes'`, inArray(orderLines.sku, skus)))
    .limit(1);
  return rows.length > 0;
}
