/** What keeps an account from being erased. */
export type PrivacyRefusal = "orders-open" | "refund-open" | "account-of-staff" | "unknown-account";
