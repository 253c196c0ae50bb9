/** What delivery can refuse. */
export type DeliveryRefusal =
  | "pincode-not-served"
  | "option-not-offered"
  | "date-out-of-range"
  | "unknown-slot"
  | "slot-closed"
  | "slot-full"
  | "unknown-blackout"
  | "unknown-area"
  | "unknown-kitchen"
  | "kitchen-name-taken"
  | "too-many-kitchens"
  | "kitchen-edited"
  | "kitchen-has-orders"
  | "pincodes-wrong"
  | "delivery-changed"
  | "capacity-below-sold";
