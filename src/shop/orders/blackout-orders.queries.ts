import { and, asc, between, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Db, Tx } from "../../infrastructure/database/db.ts";
import { addDays, dayOf } from "../basics/india-time.ts";
import { BOOKING_DAYS } from "../delivery/rules/booking-range.ts";
import type { DeliveryOption } from "../delivery/rules/options.ts";
import { EXPRESS_MINUTES } from "../delivery/rules/windows.ts";
import { workOn } from "./kitchen/work-day.queries.ts";
import { orders } from "./orders.tables.ts";
import { statusesWhere } from "./rules/order-status.ts";

type Handle = Db | Tx;

/** The scope of a blackout. Null means all; without an end it covers all that can be booked. */
export type Covers = {
  startsAt: Date;
  endsAt: Date | null;
  kitchenId: string | null;
  option: DeliveryOption | null;
  startMinute: number | null;
  pincodes: string[] | null;
};

const OPEN = statusesWhere(({ phase }) => phase === "open");

/** Minute `minute` of the order's day of work in India. */
const onItsDay = (minute: SQL) =>
  sql`(${workOn}::timestamp + ${minute} * interval '1 minute') at time zone 'Asia/Kolkata'`;
const isExpress = sql`${orders.deliveryOption} = 'express'`;
const orderedAt = sql`coalesce(${orders.placedAt}, ${orders.createdAt})`;
const startsAt = sql`case when ${isExpress} then ${orderedAt} else ${onItsDay(sql`${orders.startMinute}`)} end`;
const endsAt = sql`case when ${isExpress} then ${orderedAt} + ${sql.raw(String(EXPRESS_MINUTES))} * interval '1 minute'
  else ${onItsDay(sql`${orders.endMinute}`)} end`;

function isIn(covers: Covers) {
  const first = dayOf(covers.startsAt);
  // A day more, for Midnight.
  const last = addDays(covers.endsAt === null ? addDays(first, BOOKING_DAYS) : dayOf(covers.endsAt), 1);
  return and(
    between(orders.deliveryOn, first, last),
    inArray(orders.status, OPEN),
    covers.kitchenId === null ? undefined : eq(orders.kitchenId, covers.kitchenId),
    covers.option === null ? undefined : eq(orders.deliveryOption, covers.option),
    covers.startMinute === null ? undefined : eq(orders.startMinute, covers.startMinute),
    covers.pincodes === null ? undefined : inArray(orders.pincode, covers.pincodes),
    sql`${endsAt} > ${covers.startsAt.toISOString()}::timestamptz`,
    covers.endsAt === null ? undefined : sql`${startsAt} < ${covers.endsAt.toISOString()}::timestamptz`,
  );
}

/** Open orders whose delivery falls into a blackout, the earliest first. */
export function selectInBlackout(db: Handle, covers: Covers, limit: number) {
  return db
    .select()
    .from(orders)
    .where(isIn(covers))
    .orderBy(asc(orders.deliveryOn), asc(orders.startMinute), asc(orders.number))
    .limit(limit);
}

export function countInBlackout(db: Handle, covers: Covers): Promise<number> {
  return db.$count(orders, isIn(covers));
}
