import { index, pgTable, text, timestamp, unique } from "drizzle-orm/pg-core";

/** Requests for a mail when a SKU is sold again. Erased with the mail, or when they are too old. */
export const stockAlerts = pgTable(
  "stock_alerts",
  {
    id: text().primaryKey(),
    /** Derived from the e-mail with the shop's key: the link in a mail leaves all requests of its reader. */
    readerId: text().notNull(),
    email: text().notNull(),
    sku: text().notNull(),
    requestedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    unique("stock_alerts_one_per_reader_and_sku").on(t.readerId, t.sku),
    index("stock_alerts_by_sku").on(t.sku),
    index("stock_alerts_by_age").on(t.requestedAt),
  ],
);
