import { and, countDistinct, desc, eq, gte, ne, notInArray, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db } from "../../infrastructure/database/db.ts";
import { orderLines, orders } from "./orders.tables.ts";
import { statusesWhere } from "./rules/order-status.ts";

/** Unpaid and failed orders do not show what people buy. */
const UNSOLD = statusesWhere(({ isPaid, phase }) => !isPaid || phase === "failed");
/** Enough for every page of a shop; a bound, so that no history is read whole. */
const MOST_PAIRS = 50_000;

/** Pairs of SKUs in one order, both ways round, by how many customers had them; add-ons left out. */
export function selectPairs(db: Db, since: Date, fewestCustomers: number) {
  const other = alias(orderLines, "other");
  const customers = countDistinct(orders.userId);
  return db
    .select({ sku: orderLines.sku, other: other.sku })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .innerJoin(
      other,
      and(eq(other.orderId, orderLines.orderId), ne(other.sku, orderLines.sku), eq(other.sheet, "Cakes")),
    )
    .where(
      and(eq(orderLines.sheet, "Cakes"), gte(orders.createdAt, since), notInArray(orders.status, UNSOLD)),
    )
    .groupBy(orderLines.sku, other.sku)
    .having(sql`${customers} >= ${fewestCustomers}`)
    .orderBy(desc(customers), other.sku)
    .limit(MOST_PAIRS);
}
