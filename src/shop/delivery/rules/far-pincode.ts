import { stateName } from "../../basics/state-names.ts";
import { stateOfPincode } from "../../basics/state-of-pincode.ts";

/** The post sorts by the first two digits: a region of some hundred kilometres. */
const REGION_DIGITS = 2;

/** Says where a pincode is that lies in another postal region than its kitchen; null if both are in the same one. */
export function farWords(pincode: string, kitchen: { name: string; pincode: string }): string | null {
  if (regionOf(pincode) === regionOf(kitchen.pincode)) return null;
  const [state, kitchenState] = [stateOfPincode(pincode), stateOfPincode(kitchen.pincode)];
  const at = `${kitchen.name} is at ${kitchen.pincode}`;
  if (state === null) return `${pincode} is in no state that we know; ${at}.`;
  if (state === kitchenState) return `${pincode} is in another part of ${stateName(state)}; ${at}.`;
  return `${pincode} is in ${stateName(state)}; ${at}${kitchenState === null ? "" : `, ${stateName(kitchenState)}`}.`;
}

function regionOf(pincode: string): string {
  return pincode.slice(0, REGION_DIGITS);
}
