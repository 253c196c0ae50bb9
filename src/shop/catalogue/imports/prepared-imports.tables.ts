import { pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { users } from "../../accounts/accounts.tables.ts";

/** The table that a person of the staff has sent and not imported yet. One per person; an older one is replaced. */
export const preparedImports = pgTable("prepared_imports", {
  userId: text()
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  fileName: text().notNull(),
  preparedAt: timestamp({ withTimezone: true }).notNull(),
  /** The cells of the file as JSON, header first. */
  cells: text().notNull(),
  /** The difference as JSON, cell by cell, as it was shown. */
  rows: text().notNull(),
  /** Fingerprint of the difference that was shown. */
  fingerprint: text().notNull(),
});
