import { eq } from "drizzle-orm";
import type { Db } from "../../src/infrastructure/database/db.ts";
import { dayOf } from "../../src/shop/basics/india-time.ts";
import { orders } from "../../src/shop/orders/orders.tables.ts";

/** Makes an order due today, because no order can be closed as delivered before its day. */
export async function dueToday(db: Db, uuid: string, now = new Date()): Promise<void> {
  await db
    .update(orders)
    .set({ deliveryOn: dayOf(now) })
    .where(eq(orders.id, uuid));
}
