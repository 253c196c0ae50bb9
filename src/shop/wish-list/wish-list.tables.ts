import { index, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import { users } from "../accounts/accounts.tables.ts";
import { products } from "../catalogue/catalogue.tables.ts";

/** Wishes of customers: a product once, with the SKU that they looked at. */
export const wishes = pgTable(
  "wishes",
  {
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    productId: text()
      .notNull()
      .references(() => products.id, { onDelete: "cascade" }),
    sku: text().notNull(),
    wishedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ name: "wishes_one_per_product", columns: [t.userId, t.productId] }),
    index("wishes_newest_first").on(t.userId, t.wishedAt),
    index("wishes_by_product").on(t.productId),
  ],
);
