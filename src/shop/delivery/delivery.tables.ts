import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
} from "drizzle-orm/pg-core";
import type { Day } from "../basics/india-time.ts";
import { knownCodes } from "../known-codes.ts";
import { HOLD_STATES, type HoldState } from "./rules/hold-states.ts";
import type { DeliveryOption } from "./rules/options.ts";

export const kitchens = pgTable("kitchens", {
  id: text().primaryKey(),
  name: text().notNull(),
  city: text().notNull(),
  /** GST state code, two digits. */
  stateCode: text().notNull(),
  address: text().notNull(),
  pincode: text().notNull(),
});

/** The served pincodes, with kitchen and options. A pincode without a row is not served. */
export const pincodes = pgTable(
  "pincodes",
  {
    pincode: text().primaryKey(),
    area: text().notNull(),
    city: text().notNull(),
    kitchenId: text()
      .notNull()
      .references(() => kitchens.id),
    standard: boolean().notNull(),
    express: boolean().notNull(),
    fixedTime: boolean().notNull(),
    midnight: boolean().notNull(),
    pickup: boolean().notNull(),
  },
  (t) => [check("pincodes_six_digits", sql`${t.pincode} ~ '^[1-9][0-9]{5}$'`)],
);

/** Fees and last orders of the five delivery options: settings of the owner. */
export const deliveryOptions = pgTable("delivery_options", {
  /** `standard`, `express`, `fixed-time`, `midnight` or `pickup`. */
  option: text().$type<DeliveryOption>().primaryKey(),
  feePaise: integer().notNull(),
  /** Free from this worth of items; null when it is never free. */
  freeFromPaise: integer(),
  /** Cut-off in minutes before the window (Express: before its end); null if it is a fixed time. */
  lastOrderMinutes: integer(),
  /** Cut-off of Midnight, as minute of the shop's day; null for other options. */
  lastOrderAtMinute: integer(),
  /** Orders per window of a kitchen and day, unless the kitchen has set its own. */
  capacity: smallint().notNull(),
  position: smallint().notNull(),
});

/** Delivery windows of an option, in minutes of the shop's day. */
export const deliveryWindows = pgTable(
  "delivery_windows",
  {
    option: text()
      .$type<DeliveryOption>()
      .notNull()
      .references(() => deliveryOptions.option),
    startMinute: smallint().notNull(),
    endMinute: smallint().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.option, t.startMinute] }),
    check(
      "delivery_windows_run_forward",
      sql`${t.startMinute} >= 0 and ${t.endMinute} > ${t.startMinute} and ${t.endMinute} <= 1440`,
    ),
  ],
);

/** A window of a kitchen on a date, inserted with its first hold. `taken` counts held and kept reservations. */
export const slots = pgTable(
  "slots",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kitchenId: text()
      .notNull()
      .references(() => kitchens.id),
    onDate: date().$type<Day>().notNull(),
    option: text()
      .$type<DeliveryOption>()
      .notNull()
      .references(() => deliveryOptions.option),
    startMinute: smallint().notNull(),
    capacity: smallint().notNull(),
    taken: smallint().notNull().default(0),
  },
  (t) => [
    unique("slots_one_per_window").on(t.kitchenId, t.onDate, t.option, t.startMinute),
    check("slots_never_oversold", sql`${t.taken} >= 0 and ${t.taken} <= ${t.capacity}`),
  ],
);

/** A reservation in a slot: `held` while its payment is open, `kept` once paid, `released` when returned. */
export const slotHolds = pgTable(
  "slot_holds",
  {
    id: text().primaryKey(),
    slotId: integer()
      .notNull()
      .references(() => slots.id),
    /** The order that it is for. */
    orderId: text().notNull().unique("slot_holds_one_per_order"),
    state: text().$type<HoldState>().notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    knownCodes("slot_holds_known_state", t.state, HOLD_STATES),
    index("slot_holds_open").on(t.slotId, t.expiresAt).where(sql`${t.state} = 'held'`),
  ],
);
