/** All that the shop itself says of money that goes back. What staff write stands beside these, in their own words. */
export const REFUND_REASONS = {
  paidTwice: "paid twice",
  wrongAmount: "wrong amount",
  /** The order moved to a cheaper delivery. Its credit note lowers the delivery alone. */
  cheaperDelivery: "The delivery that you moved to costs less.",
  cancelledByCustomer: "You cancelled the order.",
  cancelledBeforePayment: "The order had been cancelled before the payment arrived.",
  placeGone: "The payment arrived too late: the delivery time was no longer free. All of it is refunded.",
  coinsGone: "The payment arrived too late: its coins had been spent. All of it is refunded.",
  cartPaid: "This cart was paid already, perhaps in another tab. All of it is refunded.",
} as const;

/** Stands for a reason in staff's words once the customer is erased whom it may name. */
export const REASON_OF_STAFF = "Sent back by the shop.";
