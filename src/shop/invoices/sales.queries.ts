import { and, eq, gte, lt, sql } from "drizzle-orm";
import type { Db, Tx } from "../../infrastructure/database/db.ts";
import { invoices } from "./invoices.tables.ts";

type Handle = Db | Tx;
type Range = { from: Date; to: Date };

/** Refunds whose reasons are counted. */
const MOST_CREDITED = 5_000;

const issuedIn = ({ from, to }: Range) => and(gte(invoices.issuedAt, from), lt(invoices.issuedAt, to));
const sumOf = (column: typeof invoices.totalPaise) =>
  sql<number>`coalesce(sum(${column}), 0)`.mapWith(Number);

/** By day of India and kind of document: how many were issued between two instants, and their totals. */
export function selectByDay(db: Handle, range: Range) {
  const { issuedOn, kind, totalPaise } = invoices;
  const tax = sql<number>`coalesce(sum(${invoices.cgstPaise} + ${invoices.sgstPaise} + ${invoices.igstPaise}), 0)`;
  return db
    .select({
      ...{ on: issuedOn, kind, many: sql<number>`count(*)::int` },
      ...{ total: sumOf(totalPaise), tax: tax.mapWith(Number) },
    })
    .from(invoices)
    .where(issuedIn(range))
    .groupBy(issuedOn, kind);
}

/** Invoices issued between two instants, by hour of India's day. */
export function selectByHour(db: Handle, range: Range) {
  const hour = sql<number>`extract(hour from ${invoices.issuedAt} at time zone 'Asia/Kolkata')::int`;
  return db
    .select({ hour: hour.as("hour"), many: sql<number>`count(*)::int`, total: sumOf(invoices.totalPaise) })
    .from(invoices)
    .where(and(issuedIn(range), eq(invoices.kind, "invoice")))
    .groupBy(sql`hour`);
}

/** The refunds behind credit notes issued between two instants, with their amounts. */
export function selectCredited(db: Handle, range: Range) {
  return db
    .select({ refundId: sql<string>`${invoices.refundId}`, total: invoices.totalPaise })
    .from(invoices)
    .where(and(issuedIn(range), eq(invoices.kind, "credit note")))
    .limit(MOST_CREDITED);
}
