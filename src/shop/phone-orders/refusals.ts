/** Refusals of orders taken on the phone, beyond those of other capabilities. */
export type PhoneOrderRefusal =
  | "not-your-order-to-take"
  | "unknown-customer"
  | "account-not-confirmed"
  | "link-over"
  | "too-many-links"
  | "too-many-phone-orders";
