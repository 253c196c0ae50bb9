import { index, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import { users } from "../accounts/accounts.tables.ts";

/** The last view per customer and SKU, newest few only. */
export const viewedSkus = pgTable(
  "viewed_skus",
  {
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    sku: text().notNull(),
    viewedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ name: "viewed_skus_one_per_sku", columns: [t.userId, t.sku] }),
    index("viewed_skus_newest_first").on(t.userId, t.viewedAt),
  ],
);
