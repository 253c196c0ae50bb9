import { sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";

const at = () => timestamp({ withTimezone: true });

/** Tables of the payment sandbox. Empty in live mode. */
export const sandboxOrders = pgTable("sandbox_orders", {
  id: text().primaryKey(),
  amount: integer().notNull(),
  amountPaid: integer().notNull().default(0),
  currency: text().notNull(),
  receipt: text(),
  notes: jsonb().notNull(),
  status: text().notNull(),
  attempts: integer().notNull().default(0),
  createdAt: at().notNull(),
});

export const sandboxPayments = pgTable(
  "sandbox_payments",
  {
    id: text().primaryKey(),
    orderId: text()
      .notNull()
      .references(() => sandboxOrders.id),
    amount: integer().notNull(),
    amountRefunded: integer().notNull().default(0),
    currency: text().notNull(),
    status: text().notNull(),
    method: text().notNull(),
    captured: boolean().notNull(),
    details: jsonb().$type<Record<string, unknown>>().notNull(),
    createdAt: at().notNull(),
  },
  (t) => [
    index("sandbox_payments_by_order").on(t.orderId),
    index("sandbox_payments_by_time").on(t.createdAt),
  ],
);

export const sandboxRefunds = pgTable(
  "sandbox_refunds",
  {
    id: text().primaryKey(),
    paymentId: text()
      .notNull()
      .references(() => sandboxPayments.id),
    amount: integer().notNull(),
    status: text().notNull(),
    speed: text().notNull(),
    notes: jsonb().notNull().default({}),
    idempotencyKey: text().unique("sandbox_refunds_one_per_key"),
    createdAt: at().notNull(),
  },
  (t) => [index("sandbox_refunds_by_time").on(t.createdAt)],
);

/** Webhooks to send until the shop replies 2xx. Stored, so that a killed process loses none. */
export const sandboxWebhooks = pgTable(
  "sandbox_webhooks",
  {
    eventId: text().primaryKey(),
    event: text().notNull(),
    body: text().notNull(),
    attempts: integer().notNull().default(0),
    nextAt: at().notNull(),
    deliveredAt: at(),
  },
  (t) => [index("sandbox_webhooks_due").on(t.nextAt).where(sql`${t.deliveredAt} is null`)],
);
