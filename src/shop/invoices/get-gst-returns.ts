import type { Services } from "../services.ts";
import { selectNotes, selectSeries, selectTaxSums } from "./return.queries.ts";
import { type GstReturn, gstReturns } from "./rules/gst-return.ts";
import { instantsOf, type Month } from "./rules/months.ts";

export type CreditNoteRow = Awaited<ReturnType<typeof selectNotes>>[number];
export type MonthOfReturns = { returns: GstReturn[]; notes: CreditNoteRow[] };

/**
 * The tables of GSTR-1 for a month, one return for each registration, from the lines of the invoices and credit notes
 * issued in it. The caller has checked permissions.
 */
export async function getGstReturns(
  { db }: Pick<Services, "db">,
  { month }: { month: Month },
): Promise<MonthOfReturns> {
  const range = instantsOf(month);
  const [sums, series, notes] = await Promise.all([
    selectTaxSums(db, range),
    selectSeries(db, range),
    selectNotes(db, range),
  ]);
  return { returns: gstReturns(sums, series), notes };
}
