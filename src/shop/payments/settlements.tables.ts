import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { Paise } from "../basics/money.ts";
import { knownCodes } from "../known-codes.ts";
import { orders } from "../orders/orders.tables.ts";
import { PROVIDERS, type Provider } from "./rules/providers.ts";
import { LINE_STATES, type LineState } from "./rules/settlement-line.ts";

const at = () => timestamp({ withTimezone: true });

/** Payouts of the provider to the shop's bank account. Their sums are those of their lines. */
export const settlements = pgTable(
  "settlements",
  {
    /** The provider's id: `setl_…`. */
    id: text().primaryKey(),
    provider: text().$type<Provider>().notNull(),
    utr: text().notNull(),
    settledAt: at().notNull(),
  },
  (t) => [
    index("settlements_newest_first").on(t.settledAt, t.id),
    knownCodes("settlements_known_provider", t.provider, PROVIDERS),
  ],
);

/** The lines of settlement reports, as the provider sent them, with what the shop's own books say. */
export const settlementLines = pgTable(
  "settlement_lines",
  {
    kind: text().notNull(),
    entityId: text().notNull(),
    settlementId: text()
      .notNull()
      .references(() => settlements.id),
    amountPaise: integer().$type<Paise>().notNull(),
    feePaise: integer().$type<Paise>().notNull(),
    taxPaise: integer().$type<Paise>().notNull(),
    debitPaise: integer().$type<Paise>().notNull(),
    creditPaise: integer().$type<Paise>().notNull(),
    occurredAt: at().notNull(),
    /** The amount in the shop's books; null if they have no such payment or refund. */
    expectedPaise: integer().$type<Paise>(),
    orderId: uuid().references(() => orders.id),
    /** The staff's explanation of a line that is not matched. */
    explanation: text(),
    state: text()
      .$type<LineState>()
      .notNull()
      .generatedAlwaysAs(
        sql`case
          when kind not in ('payment', 'refund') then 'adjustment'
          when expected_paise is null then 'unknown'
          when expected_paise <> amount_paise then 'amount differs'
          when credit_paise - debit_paise <> (case when debit_paise > 0 and kind <> 'payment'
            then -amount_paise else amount_paise end) - fee_paise - tax_paise then 'does not add up'
          else 'matched' end`,
      ),
  },
  (t) => [
    primaryKey({ name: "settlement_lines_in_one_settlement", columns: [t.entityId, t.kind] }),
    index("settlement_lines_by_settlement").on(t.settlementId),
    index("settlement_lines_by_time").on(t.occurredAt),
    index("settlement_lines_open")
      .on(t.settlementId)
      .where(sql`${t.state} <> 'matched' and ${t.explanation} is null`),
    knownCodes("settlement_lines_known_state", t.state, LINE_STATES),
    check(
      "settlement_lines_never_negative",
      sql`least(${t.amountPaise}, ${t.feePaise}, ${t.taxPaise}, ${t.debitPaise}, ${t.creditPaise}) >= 0`,
    ),
    check("settlement_lines_one_direction", sql`${t.debitPaise} = 0 or ${t.creditPaise} = 0`),
  ],
);
