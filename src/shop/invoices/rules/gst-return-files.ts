import { writeCsv } from "../../basics/csv.ts";
import { stateName } from "../../basics/state-names.ts";
import type { GstReturn, StateRow } from "./gst-return.ts";
import type { Month } from "./months.ts";

/** In paise. */
type Amounts = { taxable: number; cgst: number; sgst: number; igst: number; total: number };
type Note = Amounts & {
  gstin: string;
  number: string;
  issuedOn: string;
  placeOfSupply: string;
  invoiceNumber: string;
  invoicedOn: string;
};

const AMOUNT_HEADS = ["Taxable value", "IGST", "CGST", "SGST", "Total"];

/** All tables of a month in one file: a row each, with the table in the first column. */
export function returnsCsv(returns: readonly GstReturn[], notes: readonly Note[]): string {
  const head = [
    "Table",
    "GSTIN",
    "Place of supply",
    "HSN",
    "Rate %",
    "Quantity",
    "From",
    "To",
    "Date",
    "Documents",
  ];
  const rows = returns.flatMap((filed) => [
    ...stateRows("5 B2C large", filed.gstin, filed.large),
    ...stateRows("7 B2C others", filed.gstin, filed.small),
    ...stateRows("8 Nil rated", filed.gstin, filed.untaxed),
    ...filed.hsn.map((row) => [
      ...[
        "12 HSN summary",
        filed.gstin,
        "",
        row.hsn,
        percent(row.rateBp),
        String(row.quantity),
        "",
        "",
        "",
        "",
      ],
      ...amounts(row),
    ]),
    ...filed.series.map(({ kind, from, to, many }) => [
      ...[
        "13 Documents issued",
        filed.gstin,
        "",
        "",
        "",
        "",
        from,
        to,
        kind,
        String(many),
        "",
        "",
        "",
        "",
        "",
      ],
    ]),
  ]);
  const credited = notes.map((note) => [
    ...["Credit note", note.gstin, place(note.placeOfSupply), "", "", "", note.number, note.invoiceNumber],
    ...[note.issuedOn, "", ...amounts(note)],
  ]);
  return writeCsv([[...head, ...AMOUNT_HEADS], ...rows, ...credited]);
}

function stateRows(table: string, gstin: string, rows: readonly StateRow[]): string[][] {
  return rows.map((row) => [
    ...[table, gstin, place(row.placeOfSupply), "", percent(row.rateBp), "", "", "", "", ""],
    ...amounts(row),
  ]);
}

function amounts({ taxable, igst, cgst, sgst, total }: Amounts): string[] {
  return [taxable, igst, cgst, sgst, total].map((amount) => (amount / 100).toFixed(2));
}

function place(code: string): string {
  return `${code}-${stateName(code)}`;
}

function percent(rateBp: number): string {
  return String(rateBp / 100);
}

/** The return of one registration, in the layout that GSTN's offline tool imports. */
export function returnJson(filed: GstReturn, month: Month): object {
  const [year, number] = month.split("-");
  return {
    gstin: filed.gstin,
    fp: `${number}${year}`,
    b2cs: filed.small.map((row) => ({
      ...{
        sply_ty: row.isInterState ? "INTER" : "INTRA",
        rt: row.rateBp / 100,
        typ: "OE",
        pos: row.placeOfSupply,
      },
      ...taxes(row),
    })),
    nil: {
      inv: filed.untaxed.length === 0 ? [] : nilRows(filed.untaxed),
    },
    hsn: {
      hsn_b2c: filed.hsn.map((row, index) => ({
        ...{ num: index + 1, hsn_sc: row.hsn, uqc: "NOS", qty: row.quantity, rt: row.rateBp / 100 },
        ...taxes(row),
      })),
    },
    doc_issue: {
      doc_det: (["invoice", "credit note"] as const).flatMap((kind) => {
        const rows = filed.series.filter((row) => row.kind === kind);
        if (rows.length === 0) return [];
        const docs = rows.map(({ from, to, many }, index) => ({
          ...{ num: index + 1, from, to, totnum: many, cancel: 0, net_issue: many },
        }));
        return [{ doc_num: DOCUMENT_NATURES[kind], docs }];
      }),
    },
  };
}

/** Numbers of the natures of document in table 13. */
const DOCUMENT_NATURES = { invoice: 1, "credit note": 5 } as const;

function nilRows(rows: readonly StateRow[]): object[] {
  return [true, false].flatMap((isInterState) => {
    const chosen = rows.filter((row) => row.isInterState === isInterState);
    if (chosen.length === 0) return [];
    const nil = chosen.reduce((sum, { taxable }) => sum + taxable, 0);
    const kind = isInterState ? "INTRB2C" : "INTRAB2C";
    return [{ sply_ty: kind, nil_amt: rupees(nil), expt_amt: 0, ngsup_amt: 0 }];
  });
}

function taxes({ taxable, igst, cgst, sgst }: Amounts) {
  return { txval: rupees(taxable), iamt: rupees(igst), camt: rupees(cgst), samt: rupees(sgst), csamt: 0 };
}

function rupees(paise: number): number {
  return paise / 100;
}
