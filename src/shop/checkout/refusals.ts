/** What checkout can refuse, beside what its neighbours do. */
export type CheckoutRefusal = "sku-unavailable" | "message-not-taken" | "price-changed" | "order-lapsed";
