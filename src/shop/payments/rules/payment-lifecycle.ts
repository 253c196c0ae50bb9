import { lifecycle } from "../../basics/lifecycle.ts";

/**
 * The life of the money that an order waits for, forward only. `failed` closes nothing: the shopper may try again.
 * Money that comes after it `expired` still settles it; what then can't be fulfilled is sent back.
 */
export const PAYMENT_LIFE = lifecycle("created", {
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

/** The life of money on its way back. A failed refund is asked for again, unless it turns out to be on its way. */
export const REFUND_LIFE = lifecycle("requested", {
  requested: ["sent", "processed", "failed"],
  sent: ["processed", "failed"],
  processed: [],
  failed: ["requested", "sent", "processed"],
});

export type RefundStatus = keyof typeof REFUND_LIFE.moves;

/** States in which money can still come. */
export const OPEN: PaymentStatus[] = PAYMENT_LIFE.before("paid");

/** Of these, the ones that the order still waits for. */
export const AWAITED: PaymentStatus[] = PAYMENT_LIFE.before("expired");

/** States in which some of the money can be sent back. */
export const REFUNDABLE: PaymentStatus[] = [...PAYMENT_LIFE.before("refunding"), "refunding"];
