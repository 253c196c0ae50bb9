import type { DeliveryOption } from "./options.ts";

/** The editable fields of a served pincode. To change its kitchen, the pincode is removed and added again. */
export type PincodeFields = {
  area: string;
  /** At least one, in the shop's order. */
  options: DeliveryOption[];
};
