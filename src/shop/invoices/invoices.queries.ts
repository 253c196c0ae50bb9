import { and, asc, eq, gte, inArray, sql } from "drizzle-orm";
import type { Db, Tx } from "../../infrastructure/database/db.ts";
import { preparedQuery } from "../prepared-query.ts";
import { invoiceCounters, invoiceLines, invoices } from "./invoices.tables.ts";
import type { CreditLine } from "./rules/credit-lines.ts";
import type { TaxLine } from "./rules/invoice-figures.ts";

type Handle = Db | Tx;

export type Issued = typeof invoices.$inferSelect;

type Series = { series: string; financialYear: string };

const takeNumberQuery = preparedQuery("take-number", (tx, { series, financialYear }: Series) => {
  const { last } = invoiceCounters;
  return tx
    .insert(invoiceCounters)
    .values({ series, financialYear, last: 1 })
    .onConflictDoUpdate({
      target: [invoiceCounters.series, invoiceCounters.financialYear],
      set: { last: sql`${last} + 1` },
    })
    .returning({ last });
});

/**
 * Takes the next number of a series. The row is locked until the transaction ends and rolls back with it, so numbers
 * have no gaps and no repeats.
 */
export async function takeNumber(tx: Tx, series: Series): Promise<number> {
  const [counter] = await takeNumberQuery(tx, series);
  if (!counter) throw new Error("a number was not given");
  return counter.last;
}

type NewDocument = typeof invoices.$inferInsert;
type NewLine = typeof invoiceLines.$inferInsert;

const insertIssuedQuery = preparedQuery(
  "insert-issued",
  (tx, { document, rows }: { document: NewDocument; rows: NewLine[] }) => {
    const issued = tx.$with("issued").as(tx.insert(invoices).values(document).returning());
    const issuedLines = tx
      .$with("issued_lines")
      .as(tx.insert(invoiceLines).values(rows).returning({ invoiceId: invoiceLines.invoiceId }));
    return tx.with(issued, issuedLines).select().from(issued);
  },
);

/** Inserts an invoice or credit note with its lines, in one statement. */
export async function insertIssued(
  tx: Tx,
  document: NewDocument,
  lines: readonly (TaxLine & Partial<Pick<CreditLine, "of">>)[],
): Promise<Issued> {
  const rows = lines.map(({ of, ...line }, position) => ({
    invoiceId: document.id,
    position,
    creditedPosition: of ?? null,
    ...{ description: line.description, hsn: line.hsn, quantity: line.quantity, unit: line.unit },
    ...{ grossPaise: line.gross, discountPaise: line.discount, rateBp: line.rateBp },
    ...{ taxablePaise: line.taxable, cgstPaise: line.cgst, sgstPaise: line.sgst, igstPaise: line.igst },
    totalPaise: line.total,
  }));
  const [written] = await insertIssuedQuery(tx, { document, rows });
  if (!written) throw new Error("an invoice was not written");
  return written;
}

const selectInvoiceQuery = preparedQuery("select-invoice", (db, { orderId }: { orderId: string }) =>
  db
    .select()
    .from(invoices)
    .where(and(eq(invoices.orderId, orderId), eq(invoices.kind, "invoice"))),
);

export async function selectInvoice(db: Handle, orderId: string) {
  const [issued] = await selectInvoiceQuery(db, { orderId });
  return issued;
}

/** Ids of orders invoiced since an instant. */
export async function selectInvoiced(db: Handle, since: Date): Promise<string[]> {
  const rows = await db
    .select({ orderId: invoices.orderId })
    .from(invoices)
    .where(and(eq(invoices.kind, "invoice"), gte(invoices.issuedAt, since)));
  return rows.map(({ orderId }) => orderId);
}

/** Which of these orders are invoiced. */
export async function selectInvoicedAmong(db: Handle, orderIds: string[]): Promise<string[]> {
  if (orderIds.length === 0) return [];
  const rows = await db
    .select({ orderId: invoices.orderId })
    .from(invoices)
    .where(and(eq(invoices.kind, "invoice"), inArray(invoices.orderId, orderIds)));
  return rows.map(({ orderId }) => orderId);
}

/** Ids of refunds whose credit notes were issued since an instant. */
export async function selectCreditedRefunds(db: Handle, since: Date): Promise<(string | null)[]> {
  const rows = await db
    .select({ refundId: invoices.refundId })
    .from(invoices)
    .where(and(eq(invoices.kind, "credit note"), gte(invoices.issuedAt, since)));
  return rows.map(({ refundId }) => refundId);
}

/** The credit notes of an order, oldest first. */
export function selectCreditNotes(db: Handle, orderId: string) {
  return db
    .select()
    .from(invoices)
    .where(and(eq(invoices.orderId, orderId), eq(invoices.kind, "credit note")))
    .orderBy(asc(invoices.issuedAt), asc(invoices.sequence));
}

/** The lines of these invoices or credit notes, in order. */
export async function selectTaxLines(db: Handle, ids: string[]): Promise<CreditLine[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select()
    .from(invoiceLines)
    .where(inArray(invoiceLines.invoiceId, ids))
    .orderBy(asc(invoiceLines.invoiceId), asc(invoiceLines.position));
  return rows.map(({ position, creditedPosition, ...row }) => ({
    of: creditedPosition ?? position,
    ...{ description: row.description, hsn: row.hsn, quantity: row.quantity, rateBp: row.rateBp },
    unit: row.unit,
    ...{ gross: row.grossPaise, discount: row.discountPaise, taxable: row.taxablePaise },
    ...{ cgst: row.cgstPaise, sgst: row.sgstPaise, igst: row.igstPaise },
    total: row.totalPaise,
  }));
}
