import { type SQL, sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { users } from "../accounts/accounts.tables.ts";
import type { AddressType } from "../accounts/rules/address-types.ts";
import type { Day } from "../basics/india-time.ts";
import type { Paise } from "../basics/money.ts";
import { MOST_UNITS_OF_ONE } from "../basics/short-text.ts";
import { QUESTION_KINDS, type QuestionKind } from "../catalogue/rules/add-on-question.ts";
import { PRINT_KINDS, type PrintKind } from "../catalogue/rules/photo-prints.ts";
import type { Tile } from "../catalogue/rules/tile-colours.ts";
import type { DeliveryOption } from "../delivery/rules/options.ts";
import { knownCodes } from "../known-codes.ts";
import type { LinePhoto } from "../photos/rules/line-photo.ts";
import { surnameOf } from "../prefix-search.ts";
import { MOST_WRONG_CODES } from "./rules/delivery-proof.ts";
import { LONGEST_CARD } from "./rules/gift.ts";
import { ORDER_STATUSES, type OrderActor, type OrderStatus } from "./rules/order-status.ts";
import { SHEET_NAMES, type SheetName } from "./rules/sheet-names.ts";

const at = () => timestamp({ withTimezone: true });

/** Human order numbers; gaps are fine here (invoices have a sequence without any). */
export const orderNumbers = pgSequence("order_numbers", { startWith: 100001 });

type ReceiverColumns = Record<
  "recipientName" | "recipientPhone" | "altPhone" | "address" | "message",
  AnyPgColumn
>;

/** Whether anything about the receiver is stored. The query and the index must use the same expression. */
export function hasReceiver({
  recipientName,
  recipientPhone,
  altPhone,
  address,
  message,
}: ReceiverColumns): SQL {
  return sql`(${recipientName} <> '' or ${recipientPhone} <> '' or ${altPhone} <> '' or ${address} <> '' or ${message} <> '')`;
}

/** Recorded before any money moves, with its own copy of everything promised. */
export const orders = pgTable(
  "orders",
  {
    /** The contract's customer order id. */
    id: uuid().primaryKey(),
    /** Order number, such as `JM100001`, with the prefix that the shop used at the time. */
    number: text().notNull().unique("orders_one_per_number"),
    userId: text()
      .notNull()
      .references(() => users.id),
    email: text().notNull(),
    status: text().$type<OrderStatus>().notNull(),
    idempotencyKey: text().notNull(),
    /** SHA-256 of the request, to tell a repeat from another order with the same key. */
    requestHash: text().notNull(),
    deliveryOn: date().$type<Day>().notNull(),
    deliveryOption: text().$type<DeliveryOption>().notNull(),
    startMinute: smallint().notNull(),
    endMinute: smallint().notNull(),
    /** The slot in the words that the shopper chose it by. */
    slotLabel: text().notNull(),
    kitchenId: text().notNull(),
    pincode: text().notNull(),
    message: text().notNull(),
    /** Ordered out of the cart: once paid, its lines leave the cart. */
    fromCart: boolean().notNull().default(false),
    /** Taken on the phone by staff, and paid by link. */
    byPhone: boolean().notNull().default(false),
    recipientName: text().notNull(),
    recipientPhone: text().notNull(),
    altPhone: text().notNull(),
    address: text().notNull(),
    addressType: text().$type<AddressType>().notNull(),
    /** Given to another person: see `Gift`, which the next columns hold. */
    isGift: boolean().notNull().default(false),
    giftAnonymous: boolean().notNull().default(false),
    giftFrom: text().notNull().default(""),
    giftCard: text().notNull().default(""),
    hidesPrices: boolean().notNull().default(false),
    isSurprise: boolean().notNull().default(false),
    receiverEmail: text().notNull().default(""),
    callPhone: text().notNull().default(""),
    itemsPaise: integer().$type<Paise>().notNull(),
    addOnsPaise: integer().$type<Paise>().notNull(),
    deliveryPaise: integer().$type<Paise>().notNull(),
    coins: integer().notNull(),
    totalPaise: integer().$type<Paise>().notNull(),
    /** Cap on the refund of a cancellation, in percent: rescheduling does not raise it. */
    mostRefundPercent: smallint().notNull().default(100),
    /** Failed delivery attempts. */
    failedAttempts: smallint().notNull().default(0),
    /** Wrong delivery codes that were entered. */
    wrongCodes: smallint().notNull().default(0),
    /** Whether it arrived on time, in the customer's words; null until they answer. */
    wasOnTime: boolean(),
    onTimeAnsweredAt: at(),
    createdAt: at().notNull(),
    placedAt: at(),
    /** The time of its latest event. */
    updatedAt: at().notNull(),
  },
  (t) => [
    unique("orders_one_per_idempotency_key").on(t.userId, t.idempotencyKey),
    index("orders_by_customer").on(t.userId, t.createdAt),
    index("orders_by_placement").on(t.placedAt).where(sql`${t.placedAt} is not null`),
    // Without the status, so that a change of status needs no new entry in any index.
    index("orders_with_receiver").on(t.createdAt).where(hasReceiver(t)),
    index("orders_by_day").on(t.deliveryOn, t.startMinute),
    index("orders_by_kitchen_day").on(t.kitchenId, t.deliveryOn),
    // For the search of the office: by the end of the number, and by the beginning of the others. See
    // `find.queries.ts`.
    index("orders_by_number_end").on(sql`reverse(${t.number}) text_pattern_ops`),
    index("orders_by_email").on(sql`lower(${t.email}) text_pattern_ops`),
    index("orders_by_receiver")
      .on(sql`lower(${t.recipientName}) text_pattern_ops`)
      .where(sql`${t.recipientName} <> ''`),
    index("orders_by_receiver_surname")
      .on(sql`${surnameOf(t.recipientName)} text_pattern_ops`)
      .where(sql`${t.recipientName} <> ''`),
    index("orders_by_receiver_phone")
      .on(sql`${t.recipientPhone} text_pattern_ops`)
      .where(sql`${t.recipientPhone} <> ''`),
    knownCodes("orders_known_status", t.status, ORDER_STATUSES),
    check(
      "orders_total_adds_up",
      sql`${t.totalPaise} = ${t.itemsPaise} + ${t.addOnsPaise} + ${t.deliveryPaise} - ${t.coins} * 100`,
    ),
    check(
      "orders_gift_facts_have_gift",
      sql`${t.isGift} or not (${t.giftAnonymous} or ${t.hidesPrices} or ${t.isSurprise} or ${t.giftFrom} || ${t.giftCard} || ${t.receiverEmail} || ${t.callPhone} <> '')`,
    ),
    check("orders_anonymous_gift_has_no_name", sql`not ${t.giftAnonymous} or ${t.giftFrom} = ''`),
    check("orders_surprise_is_not_told", sql`not ${t.isSurprise} or ${t.receiverEmail} = ''`),
    check(
      "orders_gift_fits_card",
      sql`length(${t.giftCard}) <= ${sql.raw(String(LONGEST_CARD * MOST_UNITS_OF_ONE))}`,
    ),
    check("orders_refund_is_a_share", sql`${t.mostRefundPercent} between 0 and 100`),
    check(
      "orders_wrong_codes_limited",
      sql`${t.wrongCodes} between 0 and ${sql.raw(String(MOST_WRONG_CODES))}`,
    ),
    check("orders_one_further_attempt", sql`${t.failedAttempts} between 0 and 2`),
    check(
      "orders_on_time_answered_with_time",
      sql`(${t.wasOnTime} is null) = (${t.onTimeAnsweredAt} is null)`,
    ),
    check("orders_on_time_answered_after_delivery", sql`${t.wasOnTime} is null or ${t.status} = 'delivered'`),
    check("orders_coins_within_limit", sql`${t.coins} between 0 and 60`),
  ],
);

/** Snapshot of what was ordered. Never joined to the current catalogue. */
export const orderLines = pgTable(
  "order_lines",
  {
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    position: smallint().notNull(),
    sku: text().notNull(),
    /** The contract's sheetName: `Cakes` or `Add-Ons`. */
    sheet: text().$type<SheetName>().notNull(),
    name: text().notNull(),
    flavour: text().notNull(),
    weight: text().notNull(),
    /** Null for what is not food, and for add-ons. */
    eggless: boolean(),
    unitPaise: integer().$type<Paise>().notNull(),
    quantity: smallint().notNull(),
    totalPaise: integer().$type<Paise>().notNull(),
    hsn: text().notNull(),
    taxRateBp: integer().notNull(),
    /** Text to ice on the cake; empty for none. */
    message: text().notNull().default(""),
    /** The kind of print of the customer's photos; null for none. */
    photoPrint: text().$type<PrintKind>(),
    /** How the customer's photos are printed. */
    photos: jsonb().$type<LinePhoto[]>().notNull().default([]),
    /** The kind of question that the add-on asked; null if none. */
    question: text().$type<QuestionKind>(),
    /** The answer; empty if none was given. */
    answer: text().notNull().default(""),
    /** The parts of the combo as it was sold, in words; empty if it is no combo. */
    parts: text().array().notNull().default(sql`'{}'`),
    pictureId: text().notNull(),
    tile: text().$type<Tile>().notNull(),
    /** Made for this customer only, so it cannot be cancelled. */
    customised: boolean().notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.orderId, t.position] }),
    index("order_lines_by_sku").on(t.sku).where(sql`${t.sheet} = 'Cakes'`),
    // Answers which products were bought together without reading the lines themselves.
    index("order_lines_of_products").on(t.orderId, t.sku).where(sql`${t.sheet} = 'Cakes'`),
    knownCodes("order_lines_known_sheet", t.sheet, SHEET_NAMES),
    knownCodes("order_lines_known_photo_print", t.photoPrint, PRINT_KINDS),
    knownCodes("order_lines_known_question", t.question, QUESTION_KINDS),
    check("order_lines_answer_has_question", sql`${t.answer} = '' or ${t.question} is not null`),
    check("order_lines_total_adds_up", sql`${t.totalPaise} = ${t.unitPaise} * ${t.quantity}`),
  ],
);

/** A line whose customer's own words and photos are erased. */
export const NO_REQUESTS = { message: "", question: null, answer: "", photoPrint: null, photos: [] };

/**
 * Every change of an order: when, to which status, by whom, why. Append-only, except that notes are erased with the
 * receiver or the customer. Other changes repeat the current status.
 */
export const orderEvents = pgTable(
  "order_events",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    at: at().notNull(),
    status: text().$type<OrderStatus>().notNull(),
    /** `shop`, `customer`, or a role of the staff. */
    by: text().$type<OrderActor>().notNull(),
    /** The person, where it was one. No foreign key: the log outlives an account. */
    actorId: text(),
    note: text().notNull(),
  },
  (t) => [index("order_events_by_order").on(t.orderId, t.at)],
);
