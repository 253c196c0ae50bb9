/** Refusals of checkout, beyond those of other capabilities. */
export type CheckoutRefusal =
  | "sku-unavailable"
  | "message-not-taken"
  | "price-changed"
  | "already-paid"
  | "order-lapsed";
