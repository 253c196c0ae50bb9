/** What orders can refuse. */
export type OrderRefusal =
  | "unknown-order"
  | "idempotency-key-reused"
  | "too-many-open-payments"
  | "change-closed"
  | "other-pincode"
  | "order-moved-on"
  | "no-further-attempt"
  | "delivery-too-early"
  | "delivery-code-wrong"
  | "delivery-code-locked"
  | "delivery-proof-needed"
  | "not-your-move"
  | "too-many-notes"
  | "order-not-matched"
  | "export-too-large"
  | "too-many-tries"
  | "orders-open";
