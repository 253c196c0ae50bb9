/** The most of one SKU in a cart or an order. */
export const MAX_QUANTITY = 20;

/** The most different SKUs in a cart or an order. */
export const MOST_LINES = 30;
