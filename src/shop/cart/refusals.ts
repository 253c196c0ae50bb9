export type CartRefusal = "sku-unavailable" | "not-in-cart" | "cart-changed" | "cart-full";
