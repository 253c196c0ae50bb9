import { and, between, desc, eq, gte, inArray, isNotNull, lt, ne, sql } from "drizzle-orm";
import type { Db, Tx } from "../../../infrastructure/database/db.ts";
import type { Day } from "../../basics/india-time.ts";
import { EXPRESS_MINUTES } from "../../delivery/rules/windows.ts";
import { workOn } from "../kitchen/work-day.queries.ts";
import { orderEvents, orderLines, orders } from "../orders.tables.ts";

type Handle = Db | Tx;
type Range = { from: Date; to: Date };

/** More lines than any order has. */
const MOST_LINES = 1_000;

const placedIn = ({ from, to }: Range) => and(gte(orders.placedAt, from), lt(orders.placedAt, to));
const many = sql<number>`count(*)::int`;
/** How many rows the list has without its limit. */
const total = sql<number>`count(*) over ()::int`;

/** The end of the promised time. Express is promised two hours after the payment. */
const PROMISED = sql`case
  when ${orders.deliveryOption} = 'express' then ${orders.placedAt} + make_interval(mins => ${EXPRESS_MINUTES})
  else (${workOn}::timestamp + make_interval(mins => ${orders.endMinute})) at time zone 'Asia/Kolkata' end`;
const DELIVERED = sql`(select min(${orderEvents.at}) from ${orderEvents}
  where ${orderEvents.orderId} = ${orders.id} and ${orderEvents.status} = 'delivered')`;

/** Delivered orders of these days, by option and window: how many, how many on time, and the customers' answers. */
export function selectOnTime(db: Handle, { from, to }: { from: Day; to: Day }) {
  const { deliveryOption, startMinute, endMinute, deliveryOn, status, wasOnTime } = orders;
  return db
    .select({
      ...{ option: deliveryOption, startMinute, endMinute, many },
      onTime: sql<number>`count(*) filter (where ${DELIVERED} <= ${PROMISED})::int`,
      answered: sql<number>`count(${wasOnTime})::int`,
      answeredYes: sql<number>`count(*) filter (where ${wasOnTime})::int`,
    })
    .from(orders)
    .where(and(between(deliveryOn, from, to), eq(status, "delivered")))
    .groupBy(deliveryOption, startMinute, endMinute)
    .orderBy(startMinute);
}

/** Orders paid between two instants, without cancelled ones, by delivery option. */
export function selectOptions(db: Handle, range: Range) {
  return db
    .select({ option: orders.deliveryOption, many })
    .from(orders)
    .where(and(placedIn(range), ne(orders.status, "cancelled")))
    .groupBy(orders.deliveryOption)
    .orderBy(desc(many));
}

/** The cakes of an order. Joined for each order by the limit: otherwise the planner reads the lines of all years. */
function cakesOf(db: Handle, by: "flavour" | "name") {
  return db
    .select({
      name: orderLines[by],
      eggless: orderLines.eggless,
      quantity: orderLines.quantity,
      total: orderLines.totalPaise,
    })
    .from(orderLines)
    .where(and(eq(orderLines.orderId, orders.id), eq(orderLines.sheet, "Cakes"), ne(orderLines[by], "")))
    .limit(MOST_LINES)
    .as("line");
}

/** Products sold in orders paid between two instants, without cancelled ones, by flavour or by name. */
export function selectSold(db: Handle, range: Range, by: "flavour" | "name", limit: number) {
  const line = cakesOf(db, by);
  const pieces = sql<number>`sum(${line.quantity})::int`;
  const eggless = sql<number>`coalesce(sum(${line.quantity}) filter (where ${line.eggless}), 0)::int`;
  return db
    .select({
      name: line.name,
      pieces,
      eggless,
      worth: sql<number>`sum(${line.total})`.mapWith(Number),
      total,
    })
    .from(orders)
    .innerJoinLateral(line, sql`true`)
    .where(and(placedIn(range), ne(orders.status, "cancelled")))
    .groupBy(line.name)
    .orderBy(desc(pieces), line.name)
    .limit(limit);
}

/** How many pieces of these products were sold in orders paid between two instants, without cancelled ones. */
export function selectPieces(db: Handle, range: Range, names: string[]) {
  const line = cakesOf(db, "name");
  return db
    .select({ name: line.name, pieces: sql<number>`sum(${line.quantity})::int` })
    .from(orders)
    .innerJoinLateral(line, sql`true`)
    .where(and(placedIn(range), ne(orders.status, "cancelled"), inArray(line.name, names)))
    .groupBy(line.name);
}

/** Why orders paid between two instants were cancelled, and by whom. */
export function selectCancelled(db: Handle, range: Range, limit: number) {
  return db
    .select({ by: orderEvents.by, note: orderEvents.note, many, total })
    .from(orders)
    .innerJoin(orderEvents, and(eq(orderEvents.orderId, orders.id), eq(orderEvents.status, "cancelled")))
    .where(and(placedIn(range), eq(orders.status, "cancelled"), isNotNull(orders.placedAt)))
    .groupBy(orderEvents.by, orderEvents.note)
    .orderBy(desc(many), orderEvents.by, orderEvents.note)
    .limit(limit);
}
