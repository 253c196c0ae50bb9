import { AreaReply } from "../../../contract/delivery.ts";
import { areaUrl } from "../../delivery/delivery-calls.ts";
import { apiFetch } from "../../session/api-fetch.ts";

export type PincodeAnswer = { pincode: string; area: string } | { error: string };

/** Asks the shop whether it delivers to this pincode. */
export async function checkPincode(pincode: string): Promise<PincodeAnswer> {
  const answer = await apiFetch(areaUrl(pincode), { reply: AreaReply });
  if (!answer.ok) return { error: answer.message };
  return answer.data ?? { error: answer.message };
}
