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

/** How many paid orders a customer has, and their worth, without cancelled ones. */
export async function sumPaidOrders(db: Db | Tx, userId: string): Promise<{ count: number; paise: number }> {
  const [sum] = await db
    .select({
      count: sql<number>`count(*)::int`,
      paise: sql<number>`coalesce(sum(${orders.totalPaise}), 0)::float8`,
    })
    .from(orders)
    .where(and(eq(orders.userId, userId), isNotNull(orders.placedAt), sql`${orders.status} <> 'cancelled'`));
  return sum ?? { count: 0, paise: 0 };
}
