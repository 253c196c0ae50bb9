import type { Paise } from "../../basics/money.ts";

/** A line of the provider's settlement report: money that it paid out to the shop, or took back. */
export type SettledLine = {
  /** The provider's id: `pay_…`, `rfnd_…`, `adj_…`. */
  entityId: string;
  /** `payment`, `refund`, or another word of the provider's: `adjustment`, `transfer`. */
  kind: string;
  amount: Paise;
  /** The provider's fee, without tax. */
  fee: Paise;
  /** GST on the fee. */
  tax: Paise;
  debit: Paise;
  credit: Paise;
  settlementId: string;
  /** The bank's reference of the payout; empty if the provider names none. */
  utr: string;
  settledAt: Date;
  /** When the customer paid, or the refund began. */
  occurredAt: Date;
};

/** A line with its row in the file; the header is row 1. */
export type PlacedLine = SettledLine & { row: number };

/** The lines of a report that are paid out, and how many are not yet. */
export type SettlementReport = { lines: PlacedLine[]; waiting: number };

/**
 * How a line compares with the shop's own books. `unknown`: the shop has no such payment or refund. `adjustment`: money
 * that only the provider books, such as a chargeback.
 */
export const LINE_STATES = ["matched", "amount differs", "unknown", "does not add up", "adjustment"] as const;

export type LineState = (typeof LINE_STATES)[number];

/** Days after which a payment or refund should stand in a report: the provider pays out after 2 working days. */
export const SETTLED_WITHIN_DAYS = 5;

/** Days for which the shop looks back for payments that no report holds. */
export const UNSETTLED_DAYS = 90;
