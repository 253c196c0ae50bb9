import { and, asc, gte, inArray } from "drizzle-orm";
import type { Db, Tx } from "../../../infrastructure/database/db.ts";
import type { Day } from "../../basics/india-time.ts";
import { orders } from "../orders.tables.ts";
import { statusesWhere } from "../rules/order-status.ts";

type Handle = Db | Tx;
type Range = { kitchenIds: string[]; from: Day };

const OPEN = statusesWhere(({ phase }) => phase === "open");

const isOpenIn = ({ kitchenIds, from }: Range) =>
  and(inArray(orders.kitchenId, kitchenIds), gte(orders.deliveryOn, from), inArray(orders.status, OPEN));

/** Open orders of these kitchens from this day on, the earliest first. */
export function selectOpenOf(db: Handle, range: Range, limit: number) {
  return db
    .select()
    .from(orders)
    .where(isOpenIn(range))
    .orderBy(asc(orders.deliveryOn), asc(orders.startMinute), asc(orders.number))
    .limit(limit);
}

export function countOpenOf(db: Handle, range: Range): Promise<number> {
  return db.$count(orders, isOpenIn(range));
}
