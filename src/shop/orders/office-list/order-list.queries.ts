import { and, asc, between, desc, eq, inArray, isNotNull, ne, or, type SQL, sql } from "drizzle-orm";
import type { Db, Tx } from "../../../infrastructure/database/db.ts";
import { addDays } from "../../basics/india-time.ts";
import type { DeliveryOption } from "../../delivery/rules/options.ts";
import { orderLines, orders } from "../orders.tables.ts";
import type { DayRange } from "../rules/order-list-range.ts";
import { ORDER_STATUS, ORDER_STATUSES, type OrderStatus } from "../rules/order-status.ts";
import type { OrderRuns } from "./order-runs.ts";

type Handle = Db | Tx;

const OPEN = ORDER_STATUSES.filter((status) => ORDER_STATUS[status].phase === "open");

/** The texts of orders that can be searched. */
export type SearchedText = "number" | "receiver" | "customer";

export type ListedOrders = {
  /** Null: all days, then `ids` are given. */
  days: DayRange | null;
  /** The only orders that count; null for no such limit. */
  ids: string[] | null;
  isPaidOnly: boolean;
  statuses: readonly OrderStatus[];
  option: DeliveryOption | null;
  slot: [start: number, end: number] | null;
  kitchenId: string | null;
  onRun: OrderRuns["condition"];
  isToBeDriven: boolean;
  /** A text within the days; empty for none. */
  text: string;
  searched: readonly SearchedText[];
};

/** The position of an order in the list. */
export type ListPosition = {
  on: string;
  startMinute: number;
  endMinute: number;
  option: DeliveryOption;
  number: string;
};

const POSITION = [
  orders.deliveryOn,
  orders.startMinute,
  orders.endMinute,
  orders.deliveryOption,
  orders.number,
] as const;

/** Orders of these days, by day, slot and number. */
export function selectListed(
  db: Handle,
  listed: ListedOrders,
  { start, isAscending, limit }: { start: ListPosition | null; isAscending: boolean; limit: number },
) {
  return db
    .select()
    .from(orders)
    .where(and(listedCondition(listed), start ? isBeyond(start, isAscending) : undefined))
    .orderBy(...POSITION.map((column) => (isAscending ? asc(column) : desc(column))))
    .limit(limit);
}

/** How many they are, at most `most`, how many of them are cancelled, and what the others are worth. */
export async function sumListed(db: Handle, listed: ListedOrders, most: number) {
  const counted = db
    .select({ status: orders.status, total: orders.totalPaise })
    .from(orders)
    .where(listedCondition(listed))
    .limit(most)
    .as("counted");
  const isCancelled = sql`${counted.status} = 'cancelled'`;
  const [sums] = await db
    .select({
      many: sql<number>`count(*)::int`,
      cancelled: sql<number>`(count(*) filter (where ${isCancelled}))::int`,
      worth: sql<string>`coalesce(sum(${counted.total}) filter (where not ${isCancelled}), 0)`,
    })
    .from(counted);
  return { many: sums?.many ?? 0, cancelled: sums?.cancelled ?? 0, worth: Number(sums?.worth ?? 0) };
}

function isBeyond({ on, startMinute, endMinute, option, number }: ListPosition, isAscending: boolean): SQL {
  const position = sql`(${sql.join([...POSITION], sql`, `)})`;
  const start = sql`(${on}::date, ${startMinute}::smallint, ${endMinute}::smallint, ${option}::text, ${number}::text)`;
  return isAscending ? sql`${position} > ${start}` : sql`${position} < ${start}`;
}

function listedCondition(listed: ListedOrders): SQL | undefined {
  const { days, ids, isPaidOnly, statuses, option, slot, kitchenId, onRun, isToBeDriven } = listed;
  return and(
    days ? workedWithin(days) : undefined,
    ids ? inArray(orders.id, ids) : undefined,
    isPaidOnly ? isNotNull(orders.placedAt) : undefined,
    statuses.length > 0 ? inArray(orders.status, [...statuses]) : undefined,
    option ? eq(orders.deliveryOption, option) : undefined,
    slot ? and(eq(orders.startMinute, slot[0]), eq(orders.endMinute, slot[1])) : undefined,
    kitchenId ? eq(orders.kitchenId, kitchenId) : undefined,
    onRun?.(orders.id),
    isToBeDriven
      ? and(inArray(orders.status, OPEN), ne(orders.deliveryOption, "pickup"), isNotNull(orders.placedAt))
      : undefined,
    textCondition(listed),
  );
}

/** Midnight orders are worked on in the evening before their date. */
function workedWithin({ from, to }: DayRange): SQL | undefined {
  const { deliveryOn, deliveryOption } = orders;
  return and(
    // For the index; the second condition decides about the midnights at both ends.
    between(deliveryOn, from, addDays(to, 1)),
    or(
      and(between(deliveryOn, from, to), ne(deliveryOption, "midnight")),
      and(between(deliveryOn, addDays(from, 1), addDays(to, 1)), eq(deliveryOption, "midnight")),
    ),
  );
}

function textCondition({ text, searched }: ListedOrders): SQL | undefined {
  if (text === "") return undefined;
  const pattern = `%${text.replace(/[\\%_]/g, "\\$&")}%`;
  const digits = text.replace(/\D/g, "");
  const isPhone = digits.length >= 4 && /^[+\d][\d\s()-]*$/.test(text);
  const has = (column: SQL | (typeof orders)[keyof typeof orders & "number"]) =>
    sql`${column} ilike ${pattern}`;
  const conditions: Record<SearchedText, (SQL | undefined)[]> = {
    number: [has(orders.number), lineHas(pattern)],
    receiver: [has(sql`${orders.recipientName}`)],
    customer: [
      has(sql`${orders.email}`),
      isPhone
        ? sql`${orders.recipientPhone} like ${`%${digits.replace(/^(91|0)(?=\d{10})/, "")}%`}`
        : undefined,
    ],
  };
  return or(...searched.flatMap((name) => conditions[name]));
}

/** The message on a cake, or the name of what was ordered. */
function lineHas(pattern: string): SQL {
  return sql`exists (select from ${orderLines} where ${orderLines.orderId} = ${orders.id}
    and (${orderLines.message} ilike ${pattern} or ${orderLines.name} ilike ${pattern}))`;
}
