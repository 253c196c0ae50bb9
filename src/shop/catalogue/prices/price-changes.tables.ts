import { sql } from "drizzle-orm";
import { bigint, check, index, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { Paise } from "../../basics/money.ts";
import { skus } from "../catalogue.tables.ts";

/**
 * Prices that begin at a set time. Each read evaluates them, so that they hold on time without a job. A lasting price that
 * has begun is later copied to its SKU (`settlePrices`).
 */
export const priceChanges = pgTable(
  "price_changes",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    /** Changes that were planned together. */
    batch: uuid().notNull(),
    sku: text()
      .notNull()
      .references(() => skus.sku, { onDelete: "cascade" }),
    pricePaise: integer().$type<Paise>().notNull(),
    sellPaise: integer().$type<Paise>().notNull(),
    fromAt: timestamp({ withTimezone: true }).notNull(),
    /** End of a temporary price, which overrides the normal one; null for a new normal price. */
    untilAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** Since then no read needs it: it is copied, has ended, or was cancelled. */
    settledAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    index("price_changes_open").on(t.sku, t.fromAt).where(sql`${t.settledAt} is null`),
    index("price_changes_due")
      .on(sql`coalesce(${t.untilAt}, ${t.fromAt})`)
      .where(sql`${t.settledAt} is null`),
    index("price_changes_by_batch").on(t.batch),
    check(
      "price_changes_sell_not_above_price",
      sql`${t.sellPaise} > 0 and ${t.sellPaise} <= ${t.pricePaise}`,
    ),
    check("price_changes_run_forward", sql`${t.untilAt} > ${t.fromAt}`),
  ],
);
