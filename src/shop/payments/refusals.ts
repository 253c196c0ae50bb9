/** What payments can refuse. */
export type PaymentRefusal =
  | "payment-provider-down"
  | "unknown-payment"
  | "bad-signature"
  | "unreadable-event"
  | "refund-open";
