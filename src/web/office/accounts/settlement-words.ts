import type { LineState } from "../../../shop/payments/rules/settlement-line.ts";
import type { SettledLineView, SettlementView } from "../../../shop/payments/settlements.reads.ts";

/** How a line compares with the shop's books, and what to do about it. */
export const STATE_WORDS: Record<LineState, { label: string; advice: string }> = {
  matched: { label: "Matched", advice: "" },
  "amount differs": {
    label: "Amount differs",
    advice: "Compare the order with the provider's dashboard.",
  },
  unknown: {
    label: "Not in our books",
    advice: "Look the id up in the provider's dashboard: it may belong to another shop of the company.",
  },
  "does not add up": {
    label: "Does not add up",
    advice: "The payout is not the amount less fee and GST. Ask the provider.",
  },
  adjustment: { label: "By the provider", advice: "A chargeback or correction. Note what it was for." },
};

const KIND_WORDS: Record<string, string> = { payment: "Payment", refund: "Refund", adjustment: "Adjustment" };

/** A word of the provider's that is not in the list stays as it is. */
export function kindWords(kind: string): string {
  return KIND_WORDS[kind] ?? kind;
}

/** The columns of the files; amounts in rupees with two decimals. */
export const LINE_COLUMNS = [
  ...["Line", "Kind", "Time", "Amount", "Fee", "GST on fee", "Paid out", "In our books", "State"],
  "Explanation",
];
export const LINE_NUMBERS = ["Amount", "Fee", "GST on fee", "Paid out", "In our books"];
export const SETTLEMENT_COLUMNS = [
  ...["Settlement", "Paid out at", "Bank reference", "Lines", "Open"],
  ...["Received", "Taken back", "Fees", "GST on fees", "Paid out"],
];
export const SETTLEMENT_NUMBERS = SETTLEMENT_COLUMNS.slice(3);

export function lineCells(line: SettledLineView): string[] {
  const { entityId, kind, occurredAt, state, explanation, expected } = line;
  return [
    ...[entityId, kindWords(kind), occurredAt.toISOString(), rupees(line.amount), rupees(line.fee)],
    ...[rupees(line.tax), rupees(line.net), expected === null ? "" : rupees(expected)],
    ...[STATE_WORDS[state].label, explanation ?? ""],
  ];
}

export function settlementCells(settlement: SettlementView): string[] {
  const { id, utr, settledAt, lines, open, gross, taken, fees, tax, net } = settlement;
  return [
    ...[id, settledAt.toISOString(), utr, String(lines), String(open)],
    ...[gross, taken, fees, tax, net].map(rupees),
  ];
}

function rupees(paise: number): string {
  return (paise / 100).toFixed(2);
}
