import type { Day } from "../../basics/india-time.ts";
import type { DocumentKind } from "./document-number.ts";
import type { TaxLine, TaxTotals } from "./invoice-figures.ts";
import type { Seller } from "./seller.ts";

/** An invoice or a credit note as it is drawn: all that the law wants on it, and nothing to work out any more. */
export type TaxDocument = {
  kind: DocumentKind;
  number: string;
  issuedOn: Day;
  seller: Seller & { state: string };
  order: { number: string; placedOn: Day; paidBy: string | null };
  /** Of a credit note: the invoice that it lowers, and why. */
  against: { number: string; issuedOn: Day; reason: string } | null;
  /** Empty once nobody knows any more who bought; then it is about an unregistered customer. */
  buyer: { name: string; address: string };
  /** Where it went, as far as it is still known; empty when it was picked up. */
  delivery: { name: string; address: string; pincode: string } | null;
  placeOfSupply: { code: string; state: string };
  isInterState: boolean;
  /** `SGST`, or `UTGST` where there is no parliament. */
  stateTax: "SGST" | "UTGST";
  lines: TaxLine[];
  totals: TaxTotals;
  totalInWords: string;
};

/** Draws it as a PDF. */
export type RenderTaxDocument = (document: TaxDocument) => Promise<Uint8Array>;
