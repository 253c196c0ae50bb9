export type InvoicesRefusal = "not-invoiced" | "unknown-credit-note";
