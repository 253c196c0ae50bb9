import { boolean, pgTable, text, timestamp, unique, uuid } from "drizzle-orm/pg-core";
import { users } from "../accounts/accounts.tables.ts";

/** Filters of the orders list that staff saved under a name. They hold no searched text, which may name a customer. */
export const savedViews = pgTable(
  "saved_views",
  {
    id: uuid().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text().notNull(),
    /** The filters as the query of the list's address. */
    query: text().notNull(),
    /** Shown to all staff who see the list. */
    isShared: boolean().notNull(),
    savedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [unique("saved_views_one_per_name").on(t.userId, t.name)],
);
