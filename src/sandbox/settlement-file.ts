import { writeCsv } from "../shop/basics/csv.ts";
import type { ReconItem } from "./settlement-books.ts";

/** The columns of the settlement recon report that merchants download from Razorpay's dashboard. */
const COLUMNS: [name: string, cell: (item: ReconItem) => string | number][] = [
  ["transaction_entity", ({ type }) => type],
  ["entity_id", ({ entity_id }) => entity_id],
  ["amount", ({ amount }) => rupees(amount)],
  ["currency", ({ currency }) => currency],
  ["fee (exclusive tax)", ({ fee, tax }) => rupees(fee - tax)],
  ["tax", ({ tax }) => rupees(tax)],
  ["debit", ({ debit }) => rupees(debit)],
  ["credit", ({ credit }) => rupees(credit)],
  ["payment_method", ({ method }) => method],
  ["card_type", none],
  ["issuer_name", none],
  ["entity_created_at", ({ created_at }) => clockTime(created_at)],
  ["payment_captured_at", ({ created_at, type }) => (type === "payment" ? clockTime(created_at) : "")],
  ["payment_notes", none],
  ["refund_notes", none],
  ["arn", none],
  ["entity_description", none],
  ["order_id", ({ order_id }) => order_id],
  ["order_receipt", ({ order_receipt }) => order_receipt ?? ""],
  ["order_notes", none],
  ["dispute_id", none],
  ["dispute_created_at", none],
  ["dispute_reason", none],
  ["settlement_id", ({ settlement_id }) => settlement_id],
  ["settled_at", ({ settled_at }) => clockTime(settled_at)],
  ["settlement_utr", ({ settlement_utr }) => settlement_utr],
  ["settled_by", () => "Razorpay"],
];

/** The report as CSV: amounts in rupees, times of India's clock. */
export function settlementFile(items: readonly ReconItem[]): string {
  const rows = items.map((item) => COLUMNS.map(([, cell]) => String(cell(item))));
  return writeCsv([COLUMNS.map(([name]) => name), ...rows]);
}

function none(): string {
  return "";
}

function rupees(paise: number): string {
  return (paise / 100).toFixed(2);
}

/** `2026-11-25T10:00:00`. */
function clockTime(seconds: number): string {
  return new Date((seconds + 330 * 60) * 1_000).toISOString().slice(0, 19);
}
