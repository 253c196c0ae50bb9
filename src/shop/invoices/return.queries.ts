import { and, asc, eq, gte, lt, max, min, type SQL, sql } from "drizzle-orm";
import { type AnyPgColumn, alias } from "drizzle-orm/pg-core";
import type { Db, Tx } from "../../infrastructure/database/db.ts";
import { invoiceLines, invoices } from "./invoices.tables.ts";
import { LARGE_FROM } from "./rules/gst-return.ts";

type Handle = Db | Tx;
type Range = { from: Date; to: Date };

/** More credit notes in a month than this are not listed one by one. Their sums are complete. */
const MOST_NOTES = 10_000;
/** More lines than any document has. */
const MOST_LINES = 1_000;

/** The invoice that decides the table of a document: for a credit note, the invoice that it lowers. */
const original = alias(invoices, "original");
const gstin = sql<string>`${invoices.seller} ->> 'gstin'`;

const issuedIn = ({ from, to }: Range) => and(gte(invoices.issuedAt, from), lt(invoices.issuedAt, to));

function sumOf(column: AnyPgColumn): SQL<number> {
  return sql`coalesce(sum(${column}), 0)`.mapWith(Number);
}

/** Lines of all documents issued between two instants, summed for the tables of the return. */
export function selectTaxSums(db: Handle, range: Range) {
  // Joined for each document by its limit: otherwise the planner reads the lines of all years.
  const line = db
    .select()
    .from(invoiceLines)
    .where(eq(invoiceLines.invoiceId, invoices.id))
    .limit(MOST_LINES)
    .as("line");
  const { hsn, rateBp, unit, quantity, taxablePaise, cgstPaise, sgstPaise, igstPaise, totalPaise } = line;
  const decidingTotal = sql`coalesce((select o.total_paise from ${invoices} o where o.id = ${invoices.invoiceId}), ${invoices.totalPaise})`;
  const isLarge = sql<boolean>`(${invoices.isInterState} and ${decidingTotal} > ${LARGE_FROM})`;
  return db
    .select({
      ...{ gstin: gstin.as("gstin"), kind: invoices.kind, placeOfSupply: invoices.placeOfSupply },
      ...{ isInterState: invoices.isInterState, isLarge: isLarge.as("is_large"), hsn, rateBp, unit },
      ...{ quantity: sumOf(quantity), taxable: sumOf(taxablePaise), cgst: sumOf(cgstPaise) },
      ...{ sgst: sumOf(sgstPaise), igst: sumOf(igstPaise), total: sumOf(totalPaise) },
    })
    .from(invoices)
    .innerJoinLateral(line, sql`true`)
    .where(issuedIn(range))
    .groupBy(
      ...[sql`gstin`, invoices.kind, invoices.placeOfSupply, invoices.isInterState, sql`is_large`],
      ...[hsn, rateBp, unit],
    )
    .orderBy(asc(invoices.placeOfSupply), asc(hsn), asc(rateBp));
}

/** First and last number, and how many, of each series between two instants. Numbers have no gaps. */
export function selectSeries(db: Handle, range: Range) {
  const { kind, series, financialYear, sequence } = invoices;
  return db
    .select({
      ...{ gstin: gstin.as("gstin"), kind, series, financialYear },
      ...{ first: min(sequence), last: max(sequence), many: sql<number>`count(*)::int` },
    })
    .from(invoices)
    .where(issuedIn(range))
    .groupBy(sql`gstin`, kind, series, financialYear)
    .orderBy(asc(kind), asc(series), asc(financialYear));
}

/** Credit notes issued between two instants, with the invoice that each lowers, oldest first. */
export function selectNotes(db: Handle, range: Range) {
  const { number, issuedOn, placeOfSupply, taxablePaise, cgstPaise, sgstPaise, igstPaise, totalPaise } =
    invoices;
  return db
    .select({
      ...{ gstin, number, issuedOn, placeOfSupply, orderId: invoices.orderId },
      ...{ invoiceNumber: original.number, invoicedOn: original.issuedOn },
      ...{ taxable: taxablePaise, cgst: cgstPaise, sgst: sgstPaise, igst: igstPaise, total: totalPaise },
    })
    .from(invoices)
    .innerJoin(original, eq(original.id, invoices.invoiceId))
    .where(and(issuedIn(range), eq(invoices.kind, "credit note")))
    .orderBy(asc(invoices.issuedAt), asc(invoices.id))
    .limit(MOST_NOTES);
}

/** The part of the invoices to read: those after this id, if any, in the order of their issue. */
type Part = { after?: string | undefined; limit: number };

/** Invoices issued between two instants, oldest first. */
export function selectInvoicesIn(db: Handle, { limit, after, ...range }: Range & Part) {
  const { number, issuedOn, placeOfSupply, taxablePaise, cgstPaise, sgstPaise, igstPaise, totalPaise } =
    invoices;
  return db
    .select({
      ...{ id: invoices.id, gstin, number, issuedOn, placeOfSupply, orderId: invoices.orderId },
      ...{ taxable: taxablePaise, cgst: cgstPaise, sgst: sgstPaise, igst: igstPaise, total: totalPaise },
    })
    .from(invoices)
    .where(
      and(
        ...[issuedIn(range), eq(invoices.kind, "invoice")],
        after === undefined
          ? undefined
          : sql`(${invoices.issuedAt}, ${invoices.id}) > (select ${original.issuedAt}, ${original.id} from ${invoices} as ${original} where ${original.id} = ${after})`,
      ),
    )
    .orderBy(asc(invoices.issuedAt), asc(invoices.id))
    .limit(limit);
}
