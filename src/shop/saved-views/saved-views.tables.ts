import { boolean, pgTable, text, timestamp, unique, uuid } from "drizzle-orm/pg-core";
import { users } from "../accounts/accounts.tables.ts";
import { OFFICE_LIST_NAMES, type OfficeListName } from "../accounts/rules/office-lists.ts";
import { knownCodes } from "../known-codes.ts";

/** Filters of a list that staff saved under a name. They hold no searched text, which may name a customer. */
export const savedViews = pgTable(
  "saved_views",
  {
    id: uuid().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    list: text().$type<OfficeListName>().notNull().default("orders"),
    name: text().notNull(),
    /** The filters as the list's URL query. */
    query: text().notNull(),
    /** Shown to all staff who see the list. */
    isShared: boolean().notNull(),
    savedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    unique("saved_views_one_per_name").on(t.userId, t.list, t.name),
    knownCodes("saved_views_known_list", t.list, OFFICE_LIST_NAMES),
  ],
);
