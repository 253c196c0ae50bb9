import { stateOfPincode } from "../../basics/state-of-pincode.ts";
import type { DeliveryOption } from "./options.ts";

/** GST state code of the place of supply: the state of the pincode or, for pickup, of the kitchen. */
export function placeOfSupply(
  { option, pincode }: { option: DeliveryOption; pincode: string },
  kitchen: { stateCode: string },
): string {
  return (option === "pickup" ? null : stateOfPincode(pincode)) ?? kitchen.stateCode;
}
