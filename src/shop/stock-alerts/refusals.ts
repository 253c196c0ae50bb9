/** What stock alerts can refuse. */
export type StockAlertRefusal = "sold-again" | "too-many-tries" | "stock-alert-link-old";
