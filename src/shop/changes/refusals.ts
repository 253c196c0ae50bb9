/** Refusals of order changes, beyond those of other capabilities. */
export type ChangesRefusal =
  | "cancellation-closed"
  | "cancellation-changed"
  | "slot-costs-more"
  | "refund-above-limit"
  | "refund-too-large"
  | "refund-leaves-paise"
  | "refund-changed";
