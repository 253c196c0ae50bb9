import { and, desc, eq, inArray, isNotNull, lte, ne, sql } from "drizzle-orm";
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

/** The paid orders of a customer, without cancelled ones. */
export function selectPaidOrders(db: Db | Tx, userId: string): Promise<{ id: string; paise: number }[]> {
  return db
    .select({ id: orders.id, paise: orders.totalPaise })
    .from(orders)
    .where(and(eq(orders.userId, userId), isNotNull(orders.placedAt), sql`${orders.status} <> 'cancelled'`));
}
