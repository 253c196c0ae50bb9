/** What orders can refuse. */
export type OrderRefusal =
  | "unknown-order"
  | "idempotency-key-reused"
  | "too-many-open-payments"
  | "order-not-matched"
  | "too-many-tries";
