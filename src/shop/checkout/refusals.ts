/** Refusals of checkout, beyond those of other capabilities. */
export type CheckoutRefusal =
  | "sku-unavailable"
  | "message-not-taken"
  | "answer-not-taken"
  | "answer-wrong"
  | "answer-quantity"
  | "order-too-large"
  | "price-changed"
  | "already-paid"
  | "order-lapsed";
