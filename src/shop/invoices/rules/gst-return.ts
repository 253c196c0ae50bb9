import { type Paise, paise } from "../../basics/money.ts";
import { type DocumentKind, documentNumber } from "./document-number.ts";
import type { TaxUnit } from "./invoice-figures.ts";

/** Invoices above this, to another state, are listed one by one in table 5 (since August 2024). */
export const LARGE_FROM = paise(1_00_000_00);

type Sums = { taxable: number; cgst: number; sgst: number; igst: number; total: number };

/** Lines of one registration that are alike, summed. Credit notes are positive here. */
export type TaxSum = Sums & {
  gstin: string;
  kind: DocumentKind;
  placeOfSupply: string;
  isInterState: boolean;
  isLarge: boolean;
  hsn: string;
  rateBp: number;
  unit: TaxUnit;
  quantity: number;
};

export type Series = {
  gstin: string;
  kind: DocumentKind;
  series: string;
  financialYear: string;
  first: number | null;
  last: number | null;
  many: number;
};

type Amounts = { taxable: Paise; cgst: Paise; sgst: Paise; igst: Paise; total: Paise };
export type StateRow = Amounts & { placeOfSupply: string; isInterState: boolean; rateBp: number };
export type HsnRow = Amounts & { hsn: string; rateBp: number; quantity: number };
export type SeriesRow = { kind: DocumentKind; from: string; to: string; many: number };

/** The sales of one registration, for its GSTR-1. Credit notes are taken off. */
export type GstReturn = {
  gstin: string;
  /** Table 5: to other states, above ₹1,00,000. */
  large: StateRow[];
  /** Table 7: other sales to customers without a registration, by state and rate. */
  small: StateRow[];
  /** Table 8: goods without tax. */
  untaxed: StateRow[];
  /** Table 12: by HSN code and rate. Goods that were credited stay in the quantity. */
  hsn: HsnRow[];
  /** Table 13. */
  series: SeriesRow[];
  invoiced: Amounts;
  credited: Amounts;
  total: Amounts;
};

/**
 * Sorts the sums of a period into the tables of the returns, one for each registration. Each sum is in exactly one of
 * tables 5, 7 and 8, and in table 12, so each of both adds up to the invoices less the credit notes.
 */
export function gstReturns(sums: readonly TaxSum[], series: readonly Series[]): GstReturn[] {
  const gstins = [...new Set([...sums, ...series].map(({ gstin }) => gstin))].sort();
  return gstins.map((gstin) => {
    const mine = sums.filter((sum) => sum.gstin === gstin);
    const of = (chosen: readonly TaxSum[]) => add(chosen.map(signed));
    return {
      gstin,
      large: byState(mine.filter(({ isLarge, rateBp }) => isLarge && rateBp > 0)),
      small: byState(mine.filter(({ isLarge, rateBp }) => !isLarge && rateBp > 0)),
      untaxed: byState(mine.filter(({ rateBp }) => rateBp === 0)),
      hsn: byHsn(mine),
      series: series.filter((row) => row.gstin === gstin).map(seriesRow),
      invoiced: of(mine.filter(({ kind }) => kind === "invoice")),
      credited: add(mine.filter(({ kind }) => kind === "credit note")),
      total: of(mine),
    };
  });
}

function byState(sums: readonly TaxSum[]): StateRow[] {
  return grouped(sums, ({ placeOfSupply, rateBp }) => `${placeOfSupply}|${rateBp}`).map((group) => {
    const [{ placeOfSupply, isInterState, rateBp }] = group;
    return { placeOfSupply, isInterState, rateBp, ...add(group.map(signed)) };
  });
}

function byHsn(sums: readonly TaxSum[]): HsnRow[] {
  return grouped(sums, ({ hsn, rateBp }) => `${hsn}|${rateBp}`).map((group) => {
    const [{ hsn, rateBp }] = group;
    // Delivery has a value, but no pieces.
    const pieces = group.filter(({ kind, unit }) => kind === "invoice" && unit === "NOS");
    const quantity = pieces.reduce((sum, row) => sum + row.quantity, 0);
    return { hsn, rateBp, quantity, ...add(group.map(signed)) };
  });
}

function seriesRow({ kind, series, financialYear, first, last, many }: Series): SeriesRow {
  const numberOf = (sequence: number | null) => documentNumber(series, financialYear, sequence ?? 0);
  return { kind, from: numberOf(first), to: numberOf(last), many };
}

function grouped(sums: readonly TaxSum[], keyOf: (sum: TaxSum) => string): [TaxSum, ...TaxSum[]][] {
  const groups = new Map<string, [TaxSum, ...TaxSum[]]>();
  for (const sum of sums) {
    const group = groups.get(keyOf(sum));
    if (group) group.push(sum);
    else groups.set(keyOf(sum), [sum]);
  }
  return [...groups].sort(([first], [second]) => (first < second ? -1 : 1)).map(([, group]) => group);
}

function signed(sum: TaxSum): Sums {
  const sign = sum.kind === "invoice" ? 1 : -1;
  const { taxable, cgst, sgst, igst, total } = sum;
  return {
    taxable: sign * taxable,
    cgst: sign * cgst,
    sgst: sign * sgst,
    igst: sign * igst,
    total: sign * total,
  };
}

function add(sums: readonly Sums[]): Amounts {
  const sum = (of: (sums: Sums) => number) => paise(sums.reduce((total, row) => total + of(row), 0));
  return {
    taxable: sum(({ taxable }) => taxable),
    cgst: sum(({ cgst }) => cgst),
    sgst: sum(({ sgst }) => sgst),
    igst: sum(({ igst }) => igst),
    total: sum(({ total }) => total),
  };
}
