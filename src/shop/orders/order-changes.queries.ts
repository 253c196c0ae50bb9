import { and, eq, inArray, lt, ne, not, or, sql } from "drizzle-orm";
import type { PgUpdateSetSource } from "drizzle-orm/pg-core";
import type { Db, Tx } from "../../infrastructure/database/db.ts";
import type { AddressType } from "../accounts/rules/address-types.ts";
import type { Day } from "../basics/india-time.ts";
import { isAnyOf, preparedQuery } from "../prepared-query.ts";
import { workOn } from "./kitchen/work-day.queries.ts";
import type { Order, OrderEvent } from "./orders.queries.ts";
import { orderEvents, orders } from "./orders.tables.ts";
import type { OrderStatus } from "./rules/order-status.ts";

type Handle = Db | Tx;

type StatusChange = {
  id: string;
  from: readonly OrderStatus[];
  change: { status: OrderStatus; updatedAt: Date; placedAt?: Date };
  /** `at` in ISO 8601. */
  event: Pick<OrderEvent, "by" | "actorId" | "note"> & { at: string };
  mostAttempts: number;
  /** An order does not set out if its day of work is later than this; null for no limit. */
  dueBy: Day | null;
};

const setStatusQuery = preparedQuery("set-status", (db, statusChange: StatusChange) => {
  const { id, from, change, mostAttempts, dueBy } = statusChange;
  const { at, by, actorId, note } = statusChange.event;
  const { failedAttempts } = orders;
  const isFailure = sql`${change.status}::text = 'undeliverable'`;
  const isAttempt = sql`${change.status}::text = 'out for delivery'`;
  const isDue = sql`${workOn} <= coalesce(${dueBy}::date, 'infinity')`;
  const isHandOver = sql`${change.status}::text = 'shipped'`;
  const changed = db.$with("changed").as(
    db
      .update(orders)
      .set({
        ...change,
        failedAttempts: sql`case when ${isFailure} then ${failedAttempts} + 1 else ${failedAttempts} end`,
      })
      .where(
        and(
          eq(orders.id, id),
          isAnyOf(orders.status, from),
          or(not(isAttempt), and(lt(failedAttempts, mostAttempts), isDue)),
          or(not(isHandOver), ne(orders.deliveryOption, "pickup")),
        ),
      )
      .returning(),
  );
  const recorded = db.$with("recorded", {}).as(sql`
    insert into ${orderEvents} (order_id, at, status, "by", actor_id, note)
    select ${changed.id}, ${at}::timestamptz, ${changed.status}, ${by}, ${actorId}, ${note} from ${changed}`);
  return db.with(changed, recorded).select().from(changed);
});

/**
 * Changes the status if it is one of `from`, and records the event, in one statement. Returns undefined if it is not,
 * no attempt is left, it would set out too early, or a rider would get an order that is picked up.
 */
export async function setStatus(db: Handle, statusChange: StatusChange) {
  const [order] = await setStatusQuery(db, statusChange);
  return order;
}

/** Changes the receiver if the status is one of `from`; else returns undefined. */
export async function setReceiver(
  db: Handle,
  id: string,
  from: readonly OrderStatus[],
  to: {
    name: string;
    phone: string;
    altPhone: string;
    address: string;
    addressType: AddressType;
    /** The receiver's e-mail for mails about the gift; left out, it stays. */
    receiverEmail?: string | undefined;
    updatedAt: Date;
  },
) {
  const { name: recipientName, phone: recipientPhone, receiverEmail: email, ...rest } = to;
  // Another name with another phone is another person: the former e-mail must get no mail about the gift.
  const isOther = sql`${orders.recipientName} <> ${recipientName} and ${orders.recipientPhone} <> ${recipientPhone}`;
  const isNew = sql`${email ?? null}::text is distinct from ${orders.receiverEmail}`;
  const requestedEmail = sql`case when ${orders.isGift} and not ${orders.isSurprise} then ${email ?? null}::text end`;
  const receiverEmail = sql<string>`case when ${isNew} and ${requestedEmail} is not null then ${requestedEmail} when ${isOther} then '' else ${orders.receiverEmail} end`;
  return change(db, id, from, { recipientName, recipientPhone, receiverEmail, ...rest });
}

/** Stores the answer of this customer if the order is theirs and delivered; else returns false. */
export async function setOnTime(
  db: Handle,
  id: string,
  userId: string,
  answer: { wasOnTime: boolean; onTimeAnsweredAt: Date },
): Promise<boolean> {
  const answered = await db
    .update(orders)
    .set(answer)
    .where(and(eq(orders.id, id), eq(orders.userId, userId), eq(orders.status, "delivered")))
    .returning({ id: orders.id });
  return answered.length > 0;
}

/** Changes the delivery slot if the status is one of `from`; else returns undefined. */
export function setDelivery(
  db: Handle,
  id: string,
  from: readonly OrderStatus[],
  to: Pick<
    Order,
    | "deliveryOn"
    | "deliveryOption"
    | "startMinute"
    | "endMinute"
    | "slotLabel"
    | "kitchenId"
    | "deliveryPaise"
    | "totalPaise"
    | "mostRefundPercent"
    | "updatedAt"
  >,
) {
  return change(db, id, from, to);
}

async function change(
  db: Handle,
  id: string,
  from: readonly OrderStatus[],
  to: PgUpdateSetSource<typeof orders>,
) {
  const [changed] = await db
    .update(orders)
    .set(to)
    .where(and(eq(orders.id, id), inArray(orders.status, from)))
    .returning();
  return changed;
}
