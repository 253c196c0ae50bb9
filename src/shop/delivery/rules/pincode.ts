import { joinedDigits } from "../../basics/digits.ts";

const PINCODE_LENGTH = 6;

/** UTF-16 units that a pincode field accepts: with spaces, and in scripts whose digits take two units. */
export const TYPED_PINCODE_LENGTH = 20;

/**
 * Reads a typed pincode: digits of any script, with spaces or hyphens between them, become `110001`. Returns null if
 * it has not 6 characters then; no call is made for it.
 */
export function typedPincode(text: string): string | null {
  if (text.length > TYPED_PINCODE_LENGTH) return null;
  const pincode = joinedDigits(text);
  return pincode.length === PINCODE_LENGTH ? pincode : null;
}

/** True for the form of an Indian PIN code. No other text can be served. */
export function isPincode(text: string): boolean {
  return /^[1-9][0-9]{5}$/.test(text);
}
