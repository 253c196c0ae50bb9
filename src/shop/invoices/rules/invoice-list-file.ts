import { writeCsv } from "../../basics/csv.ts";
import { recordOf } from "../../basics/record-of.ts";
import { stateName } from "../../basics/state-names.ts";

/** In paise. */
type Invoice = {
  number: string;
  issuedOn: string;
  gstin: string;
  placeOfSupply: string;
  taxable: number;
  igst: number;
  cgst: number;
  sgst: number;
  total: number;
};

const AMOUNTS = ["taxable", "igst", "cgst", "sgst", "total"] as const;

/** A file of invoices that is written in parts: a header, a row for each invoice, and their sums in the last row. */
export function invoiceFileOf() {
  const sums = recordOf(AMOUNTS, () => 0);
  const amountsOf = (row: typeof sums) => AMOUNTS.map((amount) => (row[amount] / 100).toFixed(2));
  return {
    header: writeCsv([
      ["Invoice", "Date", "GSTIN", "Place of supply", "Taxable value", "IGST", "CGST", "SGST", "Total"],
    ]),
    add(invoices: readonly Invoice[]): string {
      for (const row of invoices) for (const amount of AMOUNTS) sums[amount] += row[amount];
      return writeCsv(
        invoices.map((row) => [
          ...[row.number, row.issuedOn, row.gstin, `${row.placeOfSupply}-${stateName(row.placeOfSupply)}`],
          ...amountsOf(row),
        ]),
      );
    },
    sums: () => writeCsv([["All states", "", "", "", ...amountsOf(sums)]]),
  };
}
