import { keysOf } from "../../basics/record-of.ts";

/** Proofs that close an order as delivered. */
export const DELIVERY_PROOFS = ["code", "photo"] as const;

export type DeliveryProof = (typeof DELIVERY_PROOFS)[number];

export const REPORT_RESULTS = ["delivered", "wrong code", "failed"] as const;

export type ReportResult = (typeof REPORT_RESULTS)[number];

/** After this many wrong codes only a photo closes the order: four digits could be guessed. */
export const MOST_WRONG_CODES = 5;

/** Why a rider could not hand over, in the rider's words. The customer reads them too. */
export const FAILURE_REASONS = {
  "no answer": "No answer",
  "nobody home": "Nobody at home",
  "wrong address": "Wrong address",
  refused: "Not accepted",
  later: "Asked for a later time",
  damaged: "Cake damaged",
  other: "Another reason",
} as const;

export type FailureReason = keyof typeof FAILURE_REASONS;

export const FAILURE_CODES = keysOf(FAILURE_REASONS);

/** The photo that closed a delivery, for those who may see it. */
export function deliveryPhotoPath(orderId: string): string {
  return `/api/orders/${orderId}/delivery-photo`;
}
