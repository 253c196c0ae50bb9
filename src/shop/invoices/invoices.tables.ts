import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { Day } from "../basics/india-time.ts";
import type { Paise } from "../basics/money.ts";
import { knownCodes } from "../known-codes.ts";
import { orders } from "../orders/orders.tables.ts";
import { refunds } from "../payments/payments.tables.ts";
import { DOCUMENT_KINDS, type DocumentKind } from "./rules/document-number.ts";
import { TAX_UNITS, type TaxUnit } from "./rules/invoice-figures.ts";
import type { Seller } from "./rules/seller.ts";

/** The last number of each series and financial year, raised in the transaction that uses it. */
export const invoiceCounters = pgTable(
  "invoice_counters",
  {
    series: text().notNull(),
    /** `2026-27`. */
    financialYear: text().notNull(),
    last: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.series, t.financialYear] })],
);

/** Invoices and credit notes as they were issued: never changed, never deleted. */
export const invoices = pgTable(
  "invoices",
  {
    id: text().primaryKey(),
    kind: text().$type<DocumentKind>().notNull(),
    series: text().notNull(),
    financialYear: text().notNull(),
    sequence: integer().notNull(),
    number: text().notNull().unique("invoices_one_per_number"),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    /** For a credit note: its invoice and its refund. */
    invoiceId: text(),
    refundId: text()
      .unique("invoices_one_credit_note_per_refund")
      .references(() => refunds.id),
    issuedAt: timestamp({ withTimezone: true }).notNull(),
    /** The day of `issuedAt` in India. */
    issuedOn: date().$type<Day>().notNull(),
    seller: jsonb().$type<Seller>().notNull(),
    /** GST state code; together with the seller's it decides the taxes. */
    placeOfSupply: text().notNull(),
    isInterState: boolean().notNull(),
    /** Stored only if the law requires it, from a taxable value of 50,000 rupees. */
    buyerName: text().notNull(),
    buyerAddress: text().notNull(),
    taxablePaise: integer().$type<Paise>().notNull(),
    cgstPaise: integer().$type<Paise>().notNull(),
    sgstPaise: integer().$type<Paise>().notNull(),
    igstPaise: integer().$type<Paise>().notNull(),
    totalPaise: integer().$type<Paise>().notNull(),
  },
  (t) => [
    unique("invoices_without_gaps").on(t.series, t.financialYear, t.sequence),
    uniqueIndex("invoices_one_per_order").on(t.orderId).where(sql`${t.kind} = 'invoice'`),
    index("invoices_by_order").on(t.orderId),
    index("invoices_by_issue").on(t.issuedAt),
    foreignKey({ columns: [t.invoiceId], foreignColumns: [t.id], name: "invoices_credited" }),
    knownCodes("invoices_known_kind", t.kind, DOCUMENT_KINDS),
    check(
      "invoices_credit_note_names_both",
      sql`(${t.kind} = 'credit note') = (${t.invoiceId} is not null and ${t.refundId} is not null)`,
    ),
    check("invoices_number_within_the_law", sql`length(${t.number}) <= 16`),
    check(
      "invoices_add_up",
      sql`${t.totalPaise} = ${t.taxablePaise} + ${t.cgstPaise} + ${t.sgstPaise} + ${t.igstPaise}`,
    ),
  ],
);

export const invoiceLines = pgTable(
  "invoice_lines",
  {
    invoiceId: text()
      .notNull()
      .references(() => invoices.id),
    position: smallint().notNull(),
    /** The line of the invoice that a credit note lowers. */
    creditedPosition: smallint(),
    description: text().notNull(),
    hsn: text().notNull(),
    quantity: smallint().notNull(),
    unit: text().$type<TaxUnit>().notNull(),
    grossPaise: integer().$type<Paise>().notNull(),
    discountPaise: integer().$type<Paise>().notNull(),
    rateBp: integer().notNull(),
    taxablePaise: integer().$type<Paise>().notNull(),
    cgstPaise: integer().$type<Paise>().notNull(),
    sgstPaise: integer().$type<Paise>().notNull(),
    igstPaise: integer().$type<Paise>().notNull(),
    totalPaise: integer().$type<Paise>().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.invoiceId, t.position] }),
    knownCodes("invoice_lines_known_unit", t.unit, TAX_UNITS),
    check("invoice_lines_discounted", sql`${t.totalPaise} = ${t.grossPaise} - ${t.discountPaise}`),
    check(
      "invoice_lines_add_up",
      sql`${t.totalPaise} = ${t.taxablePaise} + ${t.cgstPaise} + ${t.sgstPaise} + ${t.igstPaise}`,
    ),
    check("invoice_lines_two_equal_halves", sql`${t.cgstPaise} = ${t.sgstPaise}`),
  ],
);
