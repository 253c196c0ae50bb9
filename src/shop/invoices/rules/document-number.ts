export const DOCUMENT_KINDS = ["invoice", "credit note"] as const;

export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

const LETTERS: Record<DocumentKind, string> = { invoice: "J", "credit note": "C" };

/** The longest number that the law allows. */
export const LONGEST_NUMBER = 16;

/** Each registration (one per state) numbers invoices and credit notes separately: `J29`, `C29`. */
export function seriesOf(kind: DocumentKind, stateCode: string): string {
  return `${LETTERS[kind]}${stateCode}`;
}

/** `J29/2627/000001`: series, financial year, running number. */
export function documentNumber(series: string, financialYear: string, sequence: number): string {
  const years = financialYear.slice(2).replace("-", "");
  const number = `${series}/${years}/${String(sequence).padStart(6, "0")}`;
  if (number.length > LONGEST_NUMBER) throw new RangeError(`this number is too long: ${number}`);
  return number;
}
