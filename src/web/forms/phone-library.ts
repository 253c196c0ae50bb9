import {
  AsYouType,
  type CountryCode,
  isValidPhoneNumber,
  parsePhoneNumberFromString,
} from "libphonenumber-js/min";

export { isValidPhoneNumber };

const HOME: CountryCode = "IN";

/** A partly typed number: with spaces, and in international form, or empty. */
export function readTyped(typed: string): { text: string; number: string } {
  const typing = new AsYouType(HOME);
  return { text: typing.input(typed), number: typing.getNumberValue() ?? "" };
}

/** `22 2345 6789`; a foreign number with its country code. */
export function showAtHome(number: string): string {
  const parsed = parsePhoneNumberFromString(number);
  if (parsed?.country !== HOME) return parsed?.formatInternational() ?? number;
  return readTyped(parsed.nationalNumber).text;
}

/** `+91 22 2345 6789`. */
export function showInternational(number: string): string {
  return parsePhoneNumberFromString(number)?.formatInternational() || number;
}
