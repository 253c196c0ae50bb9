import type { Day } from "../../basics/india-time.ts";
import type { DocumentKind } from "./document-number.ts";
import type { TaxLine, TaxTotals } from "./invoice-figures.ts";
import type { Seller } from "./seller.ts";

/** An invoice or credit note, ready to render: everything the law requires, all figures computed. */
export type TaxDocument = {
  kind: DocumentKind;
  number: string;
  issuedOn: Day;
  seller: Seller & { state: string };
  order: { number: string; placedOn: Day; paidBy: string | null };
  /** The invoice that a credit note lowers, and why. */
  against: { number: string; issuedOn: Day; reason: string } | null;
  /** Empty if the buyer is erased; then it is for an unregistered customer. */
  buyer: { name: string; address: string };
  /** The delivery address, if still stored; empty for pickup. */
  delivery: { name: string; address: string; pincode: string } | null;
  placeOfSupply: { code: string; state: string };
  isInterState: boolean;
  /** `SGST`, or `UTGST` in territories without a legislature. */
  stateTax: "SGST" | "UTGST";
  lines: TaxLine[];
  totals: TaxTotals;
  totalInWords: string;
};

/** Draws it as a PDF. */
export type RenderTaxDocument = (document: TaxDocument) => Promise<Uint8Array>;
