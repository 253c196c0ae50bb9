import { sql } from "drizzle-orm";
import { check, pgTable, primaryKey, smallint, text, timestamp } from "drizzle-orm/pg-core";
import { users } from "../accounts/accounts.tables.ts";

/** The lines of carts. They hold SKUs only, so that name and price are fresh at every read. */
export const cartLines = pgTable(
  "cart_lines",
  {
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    sku: text().notNull(),
    quantity: smallint().notNull(),
    addedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ name: "cart_lines_one_per_sku", columns: [t.userId, t.sku] }),
    check("cart_lines_quantity", sql`${t.quantity} between 1 and 20`),
  ],
);
