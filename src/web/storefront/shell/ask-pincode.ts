import { type Place, placeAddress } from "../../delivery/delivery-calls.ts";
import { apiFetch } from "../../session/api-fetch.ts";

export type PincodeAnswer = { pincode: string; area: string } | { error: string };

/** Asks the shop whether it delivers to this pincode. */
export async function askPincode(pincode: string): Promise<PincodeAnswer> {
  const answer = await apiFetch<Place>(placeAddress(pincode));
  return answer.ok ? answer.data : { error: answer.message };
}
