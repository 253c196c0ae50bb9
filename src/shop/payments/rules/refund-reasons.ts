/** The shop's own reasons for refunds. Staff may write others. */
export const REFUND_REASONS = {
  paidTwice: "paid twice",
  wrongAmount: "wrong amount",
  /** The order moved to a cheaper slot. The credit note reduces only the delivery charge. */
  cheaperDelivery: "The delivery that you moved to costs less.",
  cancelledByCustomer: "You cancelled the order.",
  cancelledBeforePayment: "The order had been cancelled before the payment arrived.",
  placeGone: "The payment arrived too late: the delivery time was no longer free. All of it is refunded.",
  coinsGone: "The payment arrived too late: its coins had been spent. All of it is refunded.",
  cartPaid: "This cart was paid already, perhaps in another tab. All of it is refunded.",
} as const;

/** Replaces a reason written by staff when the customer is erased, because it may name them. */
export const REASON_OF_STAFF = "Sent back by the shop.";
