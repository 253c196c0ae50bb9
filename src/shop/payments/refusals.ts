export type PaymentRefusal =
  | "payment-provider-down"
  | "unknown-payment"
  | "bad-signature"
  | "unreadable-event"
  | "refund-open"
  | "report-wrong"
  | "settlements-not-fetched"
  | "too-many-settled-lines"
  | "unknown-settlement"
  | "unknown-settled-line"
  | "line-explained";
