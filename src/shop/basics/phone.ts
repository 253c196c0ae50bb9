import { parsePhoneNumberFromString } from "libphonenumber-js";
import { asciiDigits } from "./digits.ts";
import { tidy } from "./plain-text.ts";

/** Longest number in any spelling, in characters after cleaning. */
const LONGEST = 30;
/** Longest text that is cleaned at all, in UTF-16 units. */
const LONGEST_TYPED = 100;

/**
 * Reads a phone number in any usual form and in the digits of any script, India's by default. Returns
 * `+919876543210`, or null if it is not a valid number.
 */
export function parsePhone(text: string): string | null {
  const typed = text.length <= LONGEST_TYPED ? asciiDigits(tidy(text)) : "";
  const number = typed.length <= LONGEST ? parsePhoneNumberFromString(typed, "IN") : undefined;
  return number?.isValid() ? number.number : null;
}
