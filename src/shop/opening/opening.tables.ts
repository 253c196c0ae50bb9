import { boolean, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** The last check of the payment keys, by key: other keys have not been checked. */
export const keyChecks = pgTable("key_checks", {
  keyId: text().primaryKey(),
  isOk: boolean().notNull(),
  sentence: text().notNull(),
  checkedAt: timestamp({ withTimezone: true }).notNull(),
});
