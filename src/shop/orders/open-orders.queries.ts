import { and, count, desc, eq, gt, gte, inArray, ne, sql } from "drizzle-orm";
import type { Db, Tx } from "../../infrastructure/database/db.ts";
import type { Order } from "./orders.queries.ts";
import { orderLines, orders } from "./orders.tables.ts";

type Handle = Db | Tx;

/** One order at a time for each customer, until the transaction ends. */
export async function lockCustomer(db: Handle, userId: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`orders:${userId}`}, 0))`);
}

/** The same request of a customer that waits for its payment since later than this; the newest. */
export async function selectUnpaidRepeat(db: Handle, userId: string, requestHash: string, since: Date) {
  const [order] = await db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.userId, userId),
        eq(orders.status, "awaiting payment"),
        eq(orders.requestHash, requestHash),
        gt(orders.createdAt, since),
      ),
    )
    .orderBy(desc(orders.createdAt))
    .limit(1);
  return order;
}

/** Orders of the same customer from the cart, sharing one of these SKUs, and paid since this order was recorded. */
export function selectPaidSince(db: Handle, order: Order, skus: string[]) {
  return db
    .selectDistinct({ id: orders.id })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(
      and(
        eq(orders.userId, order.userId),
        ne(orders.id, order.id),
        eq(orders.fromCart, true),
        gte(orders.placedAt, order.createdAt),
        inArray(orderLines.sku, skus),
        eq(orderLines.sheet, "Cakes"),
      ),
    );
}

/** Orders of a customer that wait for their payment since later than this. */
export async function countAwaiting(db: Handle, userId: string, since: Date): Promise<number> {
  const [row] = await db
    .select({ many: count() })
    .from(orders)
    .where(
      and(eq(orders.userId, userId), eq(orders.status, "awaiting payment"), gt(orders.createdAt, since)),
    );
  return row?.many ?? 0;
}
