import { type SQL, sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";
import { NO_MONEY, type Paise } from "../basics/money.ts";
import { knownCodes } from "../known-codes.ts";
import { orders } from "../orders/orders.tables.ts";
import {
  PAYMENT_LIFE,
  type PaymentStatus,
  REFUND_LIFE,
  type RefundStatus,
} from "./rules/payment-lifecycle.ts";
import { PROVIDERS, type Provider } from "./rules/providers.ts";

const at = () => timestamp({ withTimezone: true });

/** One payment per order. The provider may record several attempts for it. */
export const payments = pgTable(
  "payments",
  {
    id: text().primaryKey(),
    orderId: uuid()
      .notNull()
      .unique("payments_one_per_order")
      .references(() => orders.id),
    provider: text().$type<Provider>().notNull(),
    /** The provider's order; null until the provider has answered. */
    gatewayOrderId: text().unique("payments_one_per_gateway_order"),
    amountPaise: integer().$type<Paise>().notNull(),
    currency: text().notNull(),
    status: text().$type<PaymentStatus>().notNull(),
    /** The provider's payment that settled it. */
    gatewayPaymentId: text().unique("orders_one_per_payment"),
    method: text(),
    /** Sum of the requested refunds. */
    refundedPaise: integer().$type<Paise>().notNull().default(NO_MONEY),
    createdAt: at().notNull(),
    settledAt: at(),
    /** When the reconciler checked it last. */
    checkedAt: at(),
  },
  (t) => [
    knownCodes("payments_known_provider", t.provider, PROVIDERS),
    knownCodes("payments_known_status", t.status, PAYMENT_LIFE.states),
    check(
      "payments_paid_has_payment",
      sql`${t.status} not in ('paid','refunding','refunded','part-refunded') or ${t.gatewayPaymentId} is not null`,
    ),
    check("payments_never_refund_more_than_paid", sql`${t.refundedPaise} between 0 and ${t.amountPaise}`),
    // Most of these are expired; the awaited ones are read each minute.
    index("payments_open")
      .on(t.status, t.createdAt)
      .where(sql`${t.status} in ('created','attempted','failed','expired')`),
    index("payments_by_settlement").on(t.settledAt),
  ],
);

/** One row per refund, inserted before the provider is asked. */
export const refunds = pgTable(
  "refunds",
  {
    /** Also the idempotency key at the provider, for the first try. */
    id: text().primaryKey(),
    paymentId: text()
      .notNull()
      .references(() => payments.id),
    gatewayPaymentId: text().notNull(),
    amountPaise: integer().$type<Paise>().notNull(),
    reason: text().notNull(),
    status: text().$type<RefundStatus>().notNull(),
    gatewayRefundId: text(),
    /** The number of failed tries. */
    tries: smallint().notNull().default(0),
    /** When to look again: to retry a failure, or to ask about the outcome. */
    dueAt: at(),
    createdAt: at().notNull(),
    /** Since when the provider has given no clear reply; null once processed. */
    silentSince: at(),
    /** When the silence raised an alarm. The next clear reply clears it. */
    alarmedAt: at(),
    settledAt: at(),
  },
  (t) => [
    knownCodes("refunds_known_status", t.status, REFUND_LIFE.states),
    check("refunds_positive", sql`${t.amountPaise} > 0`),
    index("refunds_by_payment").on(t.paymentId),
    index("refunds_by_money").on(t.gatewayPaymentId),
    index("refunds_by_gateway_refund").on(t.gatewayRefundId),
    index("refunds_silent").on(t.silentSince).where(sql`${t.status} in ('requested','sent')`),
    index("refunds_mismatched").on(t.createdAt).where(sql`${t.reason} = 'wrong amount'`),
    index("refunds_by_settlement").on(t.settledAt),
    index("refunds_due").on(t.dueAt).where(sql`${t.status} <> 'processed'`),
  ],
);

/** Webhooks as received, each event once. The payer is removed once they are handled. */
export const gatewayEvents = pgTable(
  "gateway_events",
  {
    id: text().primaryKey(),
    type: text().notNull(),
    body: jsonb().notNull(),
    receivedAt: at().notNull(),
    handledAt: at(),
  },
  (t) => [index("gateway_events_by_order").on(gatewayOrderIn(t.body))],
);

/** The provider's order that a webhook is about. The query and the index must use the same expression. */
export function gatewayOrderIn(body: AnyPgColumn): SQL {
  return sql`(jsonb_path_query_first(${body}, '$.**.order_id') #>> '{}')`;
}
