export type StockAlertRefusal = "sold-again" | "too-many-tries" | "stock-alert-link-old";
