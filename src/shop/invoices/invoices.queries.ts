import { and, asc, eq, gte, inArray, sql } from "drizzle-orm";
import type { Db, Tx } from "../../infrastructure/database/db.ts";
import { paise } from "../basics/money.ts";
import { invoiceCounters, invoiceLines, invoices } from "./invoices.tables.ts";
import type { CreditLine } from "./rules/credit-lines.ts";
import type { TaxLine } from "./rules/invoice-figures.ts";

type Handle = Db | Tx;

export type Issued = typeof invoices.$inferSelect;

/**
 * Takes the next number of a series. The row is locked until the transaction ends and rolls back with it, so numbers
 * have no gaps and no repeats.
 */
export async function takeNumber(tx: Tx, series: string, financialYear: string): Promise<number> {
  const { last } = invoiceCounters;
  const [counter] = await tx
    .insert(invoiceCounters)
    .values({ series, financialYear, last: 1 })
    .onConflictDoUpdate({
      target: [invoiceCounters.series, invoiceCounters.financialYear],
      set: { last: sql`${last} + 1` },
    })
    .returning({ last });
  if (!counter) throw new Error("a number was not given");
  return counter.last;
}

/** Inserts an invoice or credit note with its lines, in one statement. */
export async function insertIssued(
  tx: Tx,
  document: typeof invoices.$inferInsert,
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
  const issued = tx.$with("issued").as(tx.insert(invoices).values(document).returning());
  const issuedLines = tx
    .$with("issued_lines")
    .as(tx.insert(invoiceLines).values(rows).returning({ invoiceId: invoiceLines.invoiceId }));
  const [written] = await tx.with(issued, issuedLines).select().from(issued);
  if (!written) throw new Error("an invoice was not written");
  return written;
}

export async function selectInvoice(db: Handle, orderId: string) {
  const [issued] = await db
    .select()
    .from(invoices)
    .where(and(eq(invoices.orderId, orderId), eq(invoices.kind, "invoice")));
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
    ...{ gross: paise(row.grossPaise), discount: paise(row.discountPaise), taxable: paise(row.taxablePaise) },
    ...{ cgst: paise(row.cgstPaise), sgst: paise(row.sgstPaise), igst: paise(row.igstPaise) },
    total: paise(row.totalPaise),
  }));
}
