import { writeCsv } from "../../basics/csv.ts";
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

/** The invoices of a month, a row each, and their sums in the last row. */
export function invoicesCsv(invoices: readonly Invoice[]): string {
  const amounts = (of: (amount: (typeof AMOUNTS)[number]) => number) =>
    AMOUNTS.map((amount) => (of(amount) / 100).toFixed(2));
  return writeCsv([
    ["Invoice", "Date", "GSTIN", "Place of supply", "Taxable value", "IGST", "CGST", "SGST", "Total"],
    ...invoices.map((row) => [
      ...[row.number, row.issuedOn, row.gstin, `${row.placeOfSupply}-${stateName(row.placeOfSupply)}`],
      ...amounts((amount) => row[amount]),
    ]),
    [
      ...["All states", "", "", ""],
      ...amounts((amount) => invoices.reduce((sum, row) => sum + row[amount], 0)),
    ],
  ]);
}
