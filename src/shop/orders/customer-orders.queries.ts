import { and, desc, eq, isNotNull, ne, sql } from "drizzle-orm";
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

/** The receivers of a customer's newest orders that were placed, without erased ones. */
export function selectNewestReceivers(db: Db | Tx, { userId, limit }: { userId: string; limit: number }) {
  const { recipientName: name, recipientPhone: phone, address, pincode } = orders;
  return db
    .select({ name, phone, address, pincode })
    .from(orders)
    .where(and(eq(orders.userId, userId), isNotNull(orders.placedAt), ne(address, "")))
    .orderBy(desc(orders.createdAt))
    .limit(limit);
}

/** The paid orders of a customer, without cancelled ones. */
export function selectPaidOrders(db: Db | Tx, userId: string): Promise<{ id: string; paise: number }[]> {
  return db
    .select({ id: orders.id, paise: orders.totalPaise })
    .from(orders)
    .where(and(eq(orders.userId, userId), isNotNull(orders.placedAt), sql`${orders.status} <> 'cancelled'`));
}
