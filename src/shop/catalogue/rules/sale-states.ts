/** Whether a product can be ordered: at least one of its SKUs is active. */
export const SALE_STATES = ["on-sale", "off-sale"] as const;

export type SaleState = (typeof SALE_STATES)[number];
