import { sql } from "drizzle-orm";
import { check, date, index, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { users } from "../accounts/accounts.tables.ts";
import type { Day } from "../basics/india-time.ts";
import { orders } from "../orders/orders.tables.ts";

/** Photos that customers sent to be printed. `file` and `previewFile` name stored files. */
export const printPhotos = pgTable(
  "print_photos",
  {
    /** Random, so that only the browser that sent it knows it. */
    id: text().primaryKey(),
    /** Null until its sender has signed in and ordered. */
    userId: text().references(() => users.id),
    /** The newest order with it; null for none. */
    orderId: uuid().references(() => orders.id),
    file: text().notNull().unique("print_photos_own_file"),
    previewFile: text().notNull().unique("print_photos_own_preview"),
    /** Pixels of `file`. */
    width: integer().notNull(),
    height: integer().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** From this day on it may be erased. */
    eraseOn: date().$type<Day>().notNull(),
  },
  (t) => [
    index("print_photos_by_customer").on(t.userId),
    index("print_photos_by_order").on(t.orderId),
    index("print_photos_by_erasure").on(t.eraseOn),
    check("print_photos_have_pixels", sql`${t.width} > 0 and ${t.height} > 0`),
  ],
);
