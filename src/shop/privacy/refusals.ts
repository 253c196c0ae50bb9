/** Reasons not to erase an account. */
export type PrivacyRefusal = "orders-open" | "refund-open" | "account-of-staff" | "unknown-account";
