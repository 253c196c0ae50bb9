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
  uuid,
} from "drizzle-orm/pg-core";
import type { Day } from "../basics/india-time.ts";
import type { Paise } from "../basics/money.ts";
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
  /** Loaded with the demo shop: no real kitchen. */
  isDemo: boolean().notNull().default(false),
  /** For people who collect there; empty if there is none. */
  phone: text().notNull().default(""),
  /** Its licence, if it has one of its own; empty if the shop's holds for it. */
  fssai: text().notNull().default(""),
  /** Closed for good: takes no orders, and its pincodes are free for others. Never deleted, because orders name it. */
  closedAt: timestamp({ withTimezone: true }),
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
  feePaise: integer().$type<Paise>().notNull(),
  /** Free from this worth of items; null when it is never free. */
  freeFromPaise: integer().$type<Paise>(),
  /** Cut-off in minutes before the window (Express: before its end); null if it is a fixed time. */
  lastOrderMinutes: integer(),
  /** Cut-off of Midnight, as minute of the shop's day; null for other options. */
  lastOrderAtMinute: integer(),
  /** Orders per window of a kitchen and day, unless the kitchen has set its own. */
  capacity: smallint().notNull(),
  /** Minutes of oven and decorator that a kitchen has for the orders of a window; null for no limit. */
  ovenMinutes: integer(),
  decoratorMinutes: integer(),
  position: smallint().notNull(),
  /** Rises with each change, of the windows too. A change names the version that its author saw. */
  version: integer().notNull().default(1),
  /** Since this version, only `changedBy` has changed it: their own changes are no conflict. */
  runFrom: integer().notNull().default(1),
  /** The person and their name that day. No foreign key, as in the audit log. */
  changedBy: text(),
  changedByName: text(),
  changedAt: timestamp({ withTimezone: true }),
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

/**
 * Times in which the shop takes no orders, set by the staff. Rows of their own, because a slot's capacity cannot fall
 * below what is sold. Null means all: kitchens, options, windows, pincodes. Never deleted, only ended.
 */
export const blackouts = pgTable(
  "blackouts",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Made by the program that closed it; null from a form. */
    idempotencyKey: uuid().unique("blackouts_one_per_idempotency_key"),
    startsAt: timestamp({ withTimezone: true }).notNull(),
    /** Null if it lasts until it is ended by hand. */
    endsAt: timestamp({ withTimezone: true }),
    kitchenId: text().references(() => kitchens.id),
    option: text()
      .$type<DeliveryOption>()
      .references(() => deliveryOptions.option),
    /** One window of the option. */
    startMinute: smallint(),
    pincodes: text().array(),
    reason: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** The person's name that day, as in the audit log. */
    createdBy: text().notNull(),
    /** When it was ended early. From then on it has no effect. */
    endedAt: timestamp({ withTimezone: true }),
    endedBy: text(),
  },
  (t) => [
    check("blackouts_run_forward", sql`${t.endsAt} > ${t.startsAt}`),
    check("blackouts_window_has_option", sql`${t.startMinute} is null or ${t.option} is not null`),
    check("blackouts_end_has_name", sql`(${t.endedAt} is null) = (${t.endedBy} is null)`),
    index("blackouts_in_force").on(t.endsAt).where(sql`${t.endedAt} is null`),
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
    takenOvenMinutes: integer().notNull().default(0),
    takenDecoratorMinutes: integer().notNull().default(0),
    /**
     * The option's limits when the last order was taken; null for none. A lower limit of the option changes no slot.
     */
    ovenMinutes: integer(),
    decoratorMinutes: integer(),
  },
  (t) => [
    unique("slots_one_per_window").on(t.kitchenId, t.onDate, t.option, t.startMinute),
    // A new capacity concerns the coming days of all kitchens.
    index("slots_by_day").on(t.onDate),
    check("slots_never_oversold", sql`${t.taken} >= 0 and ${t.taken} <= ${t.capacity}`),
    check(
      "slots_oven_never_oversold",
      sql`${t.takenOvenMinutes} >= 0 and ${t.takenOvenMinutes} <= ${t.ovenMinutes}`,
    ),
    check(
      "slots_decorator_never_oversold",
      sql`${t.takenDecoratorMinutes} >= 0 and ${t.takenDecoratorMinutes} <= ${t.decoratorMinutes}`,
    ),
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
    /** Minutes of the slot that it takes besides a place: as reckoned when it was ordered, whatever changes later. */
    ovenMinutes: integer().notNull().default(0),
    decoratorMinutes: integer().notNull().default(0),
  },
  (t) => [
    knownCodes("slot_holds_known_state", t.state, HOLD_STATES),
    check("slot_holds_minutes_not_negative", sql`${t.ovenMinutes} >= 0 and ${t.decoratorMinutes} >= 0`),
    index("slot_holds_open").on(t.slotId, t.expiresAt).where(sql`${t.state} = 'held'`),
  ],
);
