/** What delivery can refuse. */
export type DeliveryRefusal =
  | "pincode-not-served"
  | "option-not-offered"
  | "date-out-of-range"
  | "unknown-slot"
  | "slot-closed"
  | "slot-full";
