import { sql } from "drizzle-orm";
import { check, date, index, pgTable, smallint, text, timestamp, unique, uuid } from "drizzle-orm/pg-core";
import type { Day } from "../basics/india-time.ts";
import { orders } from "../orders/orders.tables.ts";

/** A rider's tour of one day. */
export const runs = pgTable(
  "runs",
  {
    id: text().primaryKey(),
    day: date().$type<Day>().notNull(),
    /** `Run 2` of its day. */
    nth: smallint().notNull(),
    /** No foreign key: the run outlives an account. */
    riderId: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    unique("runs_each_number_once").on(t.day, t.nth),
    index("runs_by_rider").on(t.riderId, t.day),
    check("runs_counted_from_one", sql`${t.nth} > 0`),
  ],
);

/** The orders of a run. An order is on one run. */
export const runStops = pgTable(
  "run_stops",
  {
    orderId: uuid()
      .primaryKey()
      .references(() => orders.id),
    runId: text()
      .notNull()
      .references(() => runs.id),
    /** The order of driving; ties are broken by the order's id. */
    position: smallint().notNull(),
  },
  (t) => [index("run_stops_by_run").on(t.runId, t.position)],
);
