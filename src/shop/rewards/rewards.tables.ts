import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { users } from "../accounts/accounts.tables.ts";
import { knownCodes } from "../known-codes.ts";
import { COIN_REASONS, type CoinReason } from "./rules/coin-reasons.ts";

/**
 * Append-only coin ledger. Entries are numbered per customer and carry the balance after them, so that concurrent
 * writers conflict and no balance goes below zero.
 */
export const coinEntries = pgTable(
  "coin_entries",
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    number: integer().notNull(),
    amount: integer().notNull(),
    balance: integer().notNull(),
    reason: text().$type<CoinReason>().notNull(),
    orderId: uuid(),
    /** Idempotency key of the cause: `sign-up:<user>`, `hold:<order>`, `give-back:<order>`. */
    idempotencyKey: text().notNull().unique("coins_each_cause_once"),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    unique("coins_one_line_after_another").on(t.userId, t.number),
    index("coins_by_time").on(t.createdAt),
    check("coins_never_negative", sql`${t.balance} >= 0`),
    knownCodes("coins_known_reason", t.reason, COIN_REASONS),
  ],
);

/** A customer's code for referring friends. */
export const referralCodes = pgTable("referral_codes", {
  userId: text()
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  code: text().notNull().unique("referral_codes_each_once"),
});

/** Customers with the customer who referred them: one referrer each. */
export const referrals = pgTable(
  "referrals",
  {
    userId: text()
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    referrerId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    index("referrals_by_referrer").on(t.referrerId),
    uniqueIndex("referrals_never_each_other").on(
      sql`least(${t.userId}, ${t.referrerId})`,
      sql`greatest(${t.userId}, ${t.referrerId})`,
    ),
    check("referrals_never_oneself", sql`${t.userId} <> ${t.referrerId}`),
  ],
);
