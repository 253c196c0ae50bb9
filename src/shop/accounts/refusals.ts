export type AccountsRefusal =
  | "too-many-addresses"
  | "unknown-address"
  | "address-kept-twice"
  | "too-many-tries"
  | "wrong-password"
  | "wrong-code"
  | "email-not-changed"
  | "unknown-session"
  | "unknown-account"
  | "account-of-staff";
