/** What an account can refuse. */
export type AccountsRefusal = "too-many-addresses";
