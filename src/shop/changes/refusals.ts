/** Refusals of order changes, beyond those of other capabilities. */
export type ChangesRefusal =
  | "cancellation-closed"
  | "cancellation-changed"
  | "slot-costs-more"
  | "kitchen-changed"
  | "kitchen-not-possible"
  | "kitchen-begun"
  | "refund-above-limit"
  | "refund-too-large"
  | "refund-leaves-paise"
  | "refund-changed";
