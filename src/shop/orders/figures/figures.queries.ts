import { and, between, gte, inArray, isNotNull, lt, ne, sql } from "drizzle-orm";
import type { Db, Tx } from "../../../infrastructure/database/db.ts";
import type { Day } from "../../basics/india-time.ts";
import { orders } from "../orders.tables.ts";
import { statusesWhere } from "../rules/order-status.ts";

type Handle = Db | Tx;

const OPEN = statusesWhere(({ isPaid, phase }) => isPaid && phase === "open");
const MOST_OPEN = 500;

/** Number and total of the orders placed between two instants, without cancelled ones. */
export async function sumPlaced(db: Handle, { from, to }: { from: Date; to: Date }) {
  const [row] = await db
    .select({
      many: sql<number>`count(*)::int`,
      total: sql<string>`coalesce(sum(${orders.totalPaise}), 0)`,
    })
    .from(orders)
    .where(and(gte(orders.placedAt, from), lt(orders.placedAt, to), ne(orders.status, "cancelled")));
  return { many: row?.many ?? 0, total: Number(row?.total ?? 0) };
}

/** Paid orders of these days that are neither delivered nor cancelled. */
export function selectOpenOrders(db: Handle, { from, to }: { from: Day; to: Day }) {
  const { id, number, status, deliveryOn, deliveryOption, startMinute, endMinute, slotLabel } = orders;
  return db
    .select({
      ...{ id, number, status, deliveryOn, deliveryOption, startMinute, endMinute, slotLabel },
      createdAt: orders.createdAt,
      // The query's condition excludes null.
      placedAt: sql<Date>`${orders.placedAt}`.mapWith(orders.placedAt),
    })
    .from(orders)
    .where(and(between(deliveryOn, from, to), isNotNull(orders.placedAt), inArray(status, OPEN)))
    .orderBy(deliveryOn, startMinute)
    .limit(MOST_OPEN);
}
