import { and, asc, between, count, desc, eq, gte, inArray, isNotNull, or } from "drizzle-orm";
import type { Db, Tx } from "../../../infrastructure/database/db.ts";
import type { Day } from "../../basics/india-time.ts";
import type { Order } from "../orders.queries.ts";
import { orderEvents, orders } from "../orders.tables.ts";
import { BOARD_STATUSES } from "../rules/kitchen-columns.ts";
import type { OrderStatus } from "../rules/order-status.ts";

type Handle = Db | Tx;

/** The unfinished orders of a kitchen that are due on these days, and those handed over since, in the order of slots. */
export function selectKitchenOrders(
  db: Handle,
  range: { kitchenId: string; from: Day; to: Day; handedOverSince: Date; limit: number },
) {
  const { kitchenId, from, to, handedOverSince, limit } = range;
  const isHandedOver = and(eq(orders.status, "shipped"), gte(orders.updatedAt, handedOverSince));
  return db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.kitchenId, kitchenId),
        between(orders.deliveryOn, from, to),
        isNotNull(orders.placedAt),
        or(inArray(orders.status, [...BOARD_STATUSES]), isHandedOver),
      ),
    )
    .orderBy(asc(orders.deliveryOn), asc(orders.startMinute), asc(orders.createdAt), asc(orders.id))
    .limit(limit);
}

/** Unfinished orders per kitchen that are due on these days. */
export function countKitchenOrders(db: Handle, { from, to }: { from: Day; to: Day }) {
  return db
    .select({ kitchenId: orders.kitchenId, many: count() })
    .from(orders)
    .where(
      and(
        between(orders.deliveryOn, from, to),
        isNotNull(orders.placedAt),
        inArray(orders.status, [...BOARD_STATUSES]),
      ),
    )
    .groupBy(orders.kitchenId);
}

/** The events of these orders, the oldest first. */
export function selectEventsOfOrders(db: Handle, orderIds: string[]) {
  return db
    .select()
    .from(orderEvents)
    .where(inArray(orderEvents.orderId, orderIds))
    .orderBy(asc(orderEvents.at), asc(orderEvents.id));
}

/** The latest two events of an order, the newest first. */
export function selectLatestEvents(db: Handle, orderId: string) {
  return db
    .select()
    .from(orderEvents)
    .where(eq(orderEvents.orderId, orderId))
    .orderBy(desc(orderEvents.at), desc(orderEvents.id))
    .limit(2);
}

/** Sets a status back, if the order is as it was read. Else returns undefined. */
export async function revertStatus(
  db: Handle,
  {
    id,
    seen,
    to,
    now,
  }: { id: string; seen: { status: OrderStatus; updatedAt: Date }; to: OrderStatus; now: Date },
) {
  const [reverted] = await db
    .update(orders)
    .set({ status: to, updatedAt: now })
    .where(and(eq(orders.id, id), eq(orders.status, seen.status), eq(orders.updatedAt, seen.updatedAt)))
    .returning();
  return reverted;
}

/** Gives an order in one of these statuses to another kitchen; undefined if its status is another by now. */
export async function setKitchen(
  db: Handle,
  id: string,
  from: readonly OrderStatus[],
  to: Pick<Order, "kitchenId" | "updatedAt">,
): Promise<Order | undefined> {
  const [moved] = await db
    .update(orders)
    .set(to)
    .where(and(eq(orders.id, id), inArray(orders.status, [...from])))
    .returning();
  return moved;
}
