import { and, desc, eq, gt, gte, inArray, ne, or, sql } from "drizzle-orm";
import type { Db, Tx } from "../../infrastructure/database/db.ts";
import { preparedQuery } from "../prepared-query.ts";
import type { Order } from "./orders.queries.ts";
import { orderLines, orders } from "./orders.tables.ts";

type Handle = Db | Tx;

/** One order at a time for each customer, until the transaction ends. */
export async function lockCustomer(db: Handle, userId: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`orders:${userId}`}, 0))`);
}

/** The earliest instants at which orders were recorded that still hold their slot. */
export type OpenSince = { online: Date; byPhone: Date };

type OrderRequest = { userId: string; key: string; openSince: OpenSince };

/**
 * The customer's order of this idempotency key, and those that wait for their payment and still hold their
 * slot, the newest first.
 */
export const selectOrdersBeside = preparedQuery("select-orders-beside", (db, request: OrderRequest) => {
  const { userId, key, openSince } = request;
  const isHeld = or(
    and(eq(orders.byPhone, false), gt(orders.createdAt, openSince.online)),
    and(eq(orders.byPhone, true), gt(orders.createdAt, openSince.byPhone)),
  );
  const isOpen = and(eq(orders.status, "awaiting payment"), isHeld);
  return db
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), or(eq(orders.idempotencyKey, key), isOpen)))
    .orderBy(desc(orders.createdAt));
});

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
