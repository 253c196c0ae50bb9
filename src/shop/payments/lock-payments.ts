import type { SQLWrapper } from "drizzle-orm";
import type { Services } from "../services.ts";
import { lockPaymentRows } from "./customer-data.queries.ts";

/**
 * Locks the payments of these orders until the caller's transaction ends: meanwhile no late money settles one, and no
 * refund is requested. Comes before any change of the orders, as `lockPayment` does, to avoid deadlocks.
 * @param orderIds a subquery for their ids
 */
export function lockPayments(
  { db }: Pick<Services, "db">,
  { orderIds }: { orderIds: SQLWrapper },
): Promise<void> {
  return lockPaymentRows(db, orderIds);
}
