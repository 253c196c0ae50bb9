import { and, countDistinct, desc, eq, gte, ne, notInArray, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db } from "../../../infrastructure/database/db.ts";
import { orderLines, orders } from "../orders.tables.ts";
import { statusesWhere } from "../rules/order-status.ts";

/** Unpaid and failed orders do not show what people buy. */
const UNSOLD = statusesWhere(({ isPaid, phase }) => !isPaid || phase === "failed");
/** The newest orders are enough. The limit keeps the query as fast as in a small shop. */
const MOST_ORDERS = 5_000;
/** Enough for every page of a shop. */
const MOST_PAIRS = 50_000;

/** Pairs of SKUs in one order, both ways round, by how many customers had them; add-ons left out. */
export function selectPairs(db: Db, since: Date, fewestCustomers: number) {
  const recent = db
    .select({ id: orders.id, userId: orders.userId })
    .from(orders)
    .where(and(gte(orders.placedAt, since), notInArray(orders.status, UNSOLD)))
    .orderBy(desc(orders.placedAt))
    .limit(MOST_ORDERS)
    .as("recent");
  const other = alias(orderLines, "other");
  const customers = countDistinct(recent.userId);
  return db
    .select({ sku: orderLines.sku, other: other.sku })
    .from(recent)
    .innerJoin(orderLines, and(eq(orderLines.orderId, recent.id), eq(orderLines.sheet, "Cakes")))
    .innerJoin(
      other,
      and(eq(other.orderId, recent.id), ne(other.sku, orderLines.sku), eq(other.sheet, "Cakes")),
    )
    .groupBy(orderLines.sku, other.sku)
    .having(sql`${customers} >= ${fewestCustomers}`)
    .orderBy(desc(customers), other.sku)
    .limit(MOST_PAIRS);
}
