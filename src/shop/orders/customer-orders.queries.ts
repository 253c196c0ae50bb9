import { and, desc, eq, inArray, isNotNull, lte, ne, or, sql } from "drizzle-orm";
import type { Db, Tx } from "../../infrastructure/database/db.ts";
import { orders } from "./orders.tables.ts";

/** The newest orders of a customer. */
export function selectNewestOrders(db: Db | Tx, { userId, limit }: { userId: string; limit: number }) {
  const { id, number, status, deliveryOn, totalPaise, createdAt } = orders;
  return db
    .select({ id, number, status, deliveryOn, totalPaise, createdAt })
    .from(orders)
    .where(eq(orders.userId, userId))
    .orderBy(desc(createdAt))
    .limit(limit);
}

/** The receivers of each customer's newest orders that were placed, the newest first, without erased ones. */
export function selectNewestReceivers(db: Db | Tx, { userIds, limit }: { userIds: string[]; limit: number }) {
  const { userId, recipientName: name, recipientPhone: phone, address, pincode, createdAt } = orders;
  const place = sql<number>`row_number() over (partition by ${userId} order by ${createdAt} desc)`;
  const placed = db
    .select({ userId, name, phone, address, pincode, createdAt, place: place.as("place") })
    .from(orders)
    .where(and(inArray(userId, userIds), isNotNull(orders.placedAt), ne(address, "")))
    .as("placed");
  return db.select().from(placed).where(lte(placed.place, limit)).orderBy(desc(placed.createdAt));
}

/** Which of these customers have an order, paid or taken on the phone, with this number of receiver or buyer. */
export async function selectUsersOfNumber(
  db: Db | Tx,
  { userIds, phone }: { userIds: string[]; phone: string },
): Promise<string[]> {
  const { userId, recipientPhone, callPhone, placedAt, byPhone } = orders;
  const rows = await db
    .selectDistinct({ userId })
    .from(orders)
    .where(
      and(
        inArray(userId, userIds),
        or(eq(recipientPhone, phone), eq(callPhone, phone)),
        or(isNotNull(placedAt), eq(byPhone, true)),
      ),
    );
  return rows.map((row) => row.userId);
}

const isPaidBy = (userId: string) =>
  and(eq(orders.userId, userId), isNotNull(orders.placedAt), sql`${orders.status} <> 'cancelled'`);

/** How many orders a customer paid for, without cancelled ones. */
export function countPaidOrders(db: Db | Tx, userId: string): Promise<number> {
  return db.$count(orders, isPaidBy(userId));
}

/** The ids of the same orders, as a subquery. */
export function paidOrderIds(db: Db | Tx, userId: string) {
  return db.select({ id: orders.id }).from(orders).where(isPaidBy(userId));
}
