import { and, eq, isNotNull, ne, or, sql } from "drizzle-orm";
import type { Db, Tx } from "../../../infrastructure/database/db.ts";
import { addDays, type Day } from "../../basics/india-time.ts";
import { orders } from "../orders.tables.ts";

type Handle = Db | Tx;

/** Orders that were paid and that are worked on this day: those of the day, and the midnight ones of the next. */
const workedOn = (on: Day) =>
  and(
    isNotNull(orders.placedAt),
    or(
      and(eq(orders.deliveryOn, on), ne(orders.deliveryOption, "midnight")),
      and(eq(orders.deliveryOn, addDays(on, 1)), eq(orders.deliveryOption, "midnight")),
    ),
  );

/** Orders per kitchen and status, with their totals. */
export function countDay(db: Handle, on: Day) {
  return db
    .select({
      kitchenId: orders.kitchenId,
      status: orders.status,
      many: sql<number>`count(*)::int`,
      total: sql<number>`sum(${orders.totalPaise})::int`,
    })
    .from(orders)
    .where(workedOn(on))
    .groupBy(orders.kitchenId, orders.status);
}
