/** What changing an order can refuse, beside what its neighbours do. */
export type ChangesRefusal =
  | "cancellation-closed"
  | "cancellation-changed"
  | "slot-costs-more"
  | "refund-too-large"
  | "refund-leaves-paise"
  | "refund-changed";
