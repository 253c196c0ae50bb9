import type { Services } from "../services.ts";
import { selectInvoicesIn } from "./return.queries.ts";
import { instantsOf, type Month } from "./rules/months.ts";

export type InvoiceRow = Awaited<ReturnType<typeof selectInvoicesIn>>[number];

/** Invoices in the file of a month. */
export const MOST_INVOICES = 100_000;

/** The invoices issued in a month by all registrations, oldest first. The caller has checked permissions. */
export function listInvoices(
  { db }: Pick<Services, "db">,
  { month, limit }: { month: Month; limit: number },
): Promise<InvoiceRow[]> {
  return selectInvoicesIn(db, { ...instantsOf(month), limit });
}
