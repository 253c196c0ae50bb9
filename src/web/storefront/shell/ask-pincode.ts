import { apiFetch } from "../../session/api-fetch.ts";

export type PincodeAnswer = { pincode: string; area: string } | { error: string };

/** Asks the shop whether it delivers to this pincode. */
export async function askPincode(pincode: string): Promise<PincodeAnswer> {
  const answer = await apiFetch<{ Area?: string }>(`/api/delivery/${encodeURIComponent(pincode)}`);
  return answer.ok ? { pincode, area: answer.data.Area ?? "" } : { error: answer.message };
}
