/** The most of one SKU in a cart or an order. */
export const MAX_QUANTITY = 20;

/** The most different SKUs in a cart or an order. */
export const MOST_LINES = 30;

/** The most lines of an order: add-ons, and a line for each piece with its own message or photos. */
export const MOST_ORDER_LINES = 60;
