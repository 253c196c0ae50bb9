import { sql } from "drizzle-orm";
import { check, index, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { Role } from "../../accounts/rules/roles.ts";
import { orders } from "../orders.tables.ts";
import { LONGEST_NOTE } from "../rules/order-notes.ts";

/** Notes of staff on an order for each other. Erased with the receiver, or with the customer's account. */
export const orderNotes = pgTable(
  "order_notes",
  {
    /** Made by the form, so that a note that is sent twice is stored once. */
    id: uuid().primaryKey(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    at: timestamp({ withTimezone: true }).notNull(),
    by: text().$type<Role>().notNull(),
    /** No foreign key: the note outlives an account. */
    actorId: text().notNull(),
    text: text().notNull(),
  },
  (t) => [
    index("order_notes_by_order").on(t.orderId, t.at),
    index("order_notes_by_age").on(t.at),
    check("order_notes_length", sql`length(${t.text}) between 1 and ${sql.raw(String(LONGEST_NOTE))}`),
  ],
);
