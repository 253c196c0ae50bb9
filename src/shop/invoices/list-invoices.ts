import type { Services } from "../services.ts";
import { selectInvoicesIn } from "./return.queries.ts";
import { invoiceFileOf } from "./rules/invoice-list-file.ts";
import { instantsOf, type Month } from "./rules/months.ts";

export type InvoiceRow = Awaited<ReturnType<typeof selectInvoicesIn>>[number];

/** Invoices that a file reads at a time. */
const PART = 2_000;

/**
 * The invoices issued in a month by all registrations, oldest first: the first ones, or those after the one with this
 * id. The caller has checked permissions.
 */
export function listInvoices(
  { db }: Pick<Services, "db">,
  { month, limit, after }: { month: Month; limit: number; after?: string | undefined },
): Promise<InvoiceRow[]> {
  return selectInvoicesIn(db, { ...instantsOf(month), limit, after });
}

/**
 * All invoices of a month as CSV, with their sums in the last row. It is read in parts, while the file is sent. The
 * caller has checked permissions.
 */
export async function* exportInvoices(
  { db }: Pick<Services, "db">,
  { month, part = PART }: { month: Month; part?: number },
): AsyncGenerator<string> {
  const file = invoiceFileOf();
  yield file.header;
  let after: string | undefined;
  for (;;) {
    const rows = await selectInvoicesIn(db, { ...instantsOf(month), after, limit: part });
    yield file.add(rows);
    after = rows.at(-1)?.id;
    if (rows.length < part) break;
  }
  yield file.sums();
}
