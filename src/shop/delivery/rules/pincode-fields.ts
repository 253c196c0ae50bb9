import type { DeliveryOption } from "./options.ts";

/** What can be set of a pincode that a kitchen serves. Its kitchen changes when the pincode is removed and added again. */
export type PincodeFields = {
  area: string;
  /** At least one, in the shop's order. */
  options: DeliveryOption[];
};
