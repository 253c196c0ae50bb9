import { sql } from "drizzle-orm";
import { bigint, check, index, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { knownCodes } from "../../known-codes.ts";
import { orders } from "../orders.tables.ts";
import { NOTICE_KINDS, type NoticeKind } from "../rules/kitchen-notice.ts";
import type { OrderStatus } from "../rules/order-status.ts";

/** Changes of orders that a kitchen may have begun, each until the kitchen has seen it, and the person who did. */
export const kitchenNotices = pgTable(
  "kitchen_notices",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    /** The kitchen that had the order before. */
    kitchenId: text().notNull(),
    kind: text().$type<NoticeKind>().notNull(),
    /** The status before the change. */
    status: text().$type<OrderStatus>().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** No foreign key: the notice outlives an account. */
    seenBy: text(),
    seenAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    index("kitchen_notices_unseen").on(t.kitchenId, t.at).where(sql`${t.seenAt} is null`),
    index("kitchen_notices_by_order").on(t.orderId),
    knownCodes("kitchen_notices_kind", t.kind, NOTICE_KINDS),
    check("kitchen_notices_seen_by_somebody", sql`(${t.seenBy} is null) = (${t.seenAt} is null)`),
  ],
);
