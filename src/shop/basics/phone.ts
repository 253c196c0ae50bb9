import { parsePhoneNumberFromString } from "libphonenumber-js";

/** No number is longer in any spelling; what is longer is not worth reading. */
const LONGEST = 30;

/** A phone number in any usual form, India's by default, as `+919876543210`; null when it is none. */
export function parsePhone(text: string): string | null {
  const number = text.length <= LONGEST ? parsePhoneNumberFromString(text, "IN") : undefined;
  return number?.isValid() ? number.number : null;
}
