import { lifecycle } from "../../basics/lifecycle.ts";

// Marked as pure, so that browsers do not load lifecycles for the names of their statuses.

/**
 * The lifecycle of a payment, forward only. After `failed` the shopper may retry. Late money still settles an
 * `expired` payment; if the order cannot be fulfilled, it is refunded.
 */
export const PAYMENT_LIFE = /* @__PURE__ */ lifecycle("created", {
  created: ["attempted", "failed", "expired", "paid"],
  attempted: ["failed", "expired", "paid"],
  failed: ["expired", "paid"],
  expired: ["paid"],
  paid: ["refunding"],
  refunding: ["refunded", "part-refunded"],
  refunded: [],
  "part-refunded": ["refunding"],
});

export type PaymentStatus = keyof typeof PAYMENT_LIFE.moves;

/** The lifecycle of a refund. A failed one is retried, unless the provider then reports it as under way. */
export const REFUND_LIFE = /* @__PURE__ */ lifecycle("requested", {
  requested: ["sent", "processed", "failed"],
  sent: ["processed", "failed"],
  processed: [],
  failed: ["requested", "sent", "processed"],
});

export type RefundStatus = keyof typeof REFUND_LIFE.moves;

/** Statuses in which money can still arrive. */
export const OPEN: PaymentStatus[] = /* @__PURE__ */ PAYMENT_LIFE.before("paid");

/** Statuses of a payment that its order still waits for. */
export const AWAITED: PaymentStatus[] = /* @__PURE__ */ PAYMENT_LIFE.before("expired");

/** Statuses that can be refunded. */
export const REFUNDABLE: PaymentStatus[] = /* @__PURE__ */ PAYMENT_LIFE.before("refunding").concat(
  "refunding",
);
