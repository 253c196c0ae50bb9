import { parsePhoneNumberFromString } from "libphonenumber-js";

/** A phone number as people in India type it: `98450 12345`; a foreign one with its country code. */
export function typedPhone(phone: string): string {
  const parsed = parsePhoneNumberFromString(phone);
  if (parsed?.country !== "IN") return parsed?.formatInternational() ?? phone;
  return parsed.formatNational().replace(/^0/, "");
}
