import { asciiDigits } from "../../basics/digits.ts";

/** The possible meanings of a typed text, for indexed searches of orders and customers. Absent: it cannot be that. */
export type SearchKeys = {
  /** The end of an order number: `JM100123`, `00123`. */
  numberEnd?: string;
  /** The beginning of an E.164 number: `+9198765`. */
  phone?: string;
  /** The beginning of an e-mail, in small letters. */
  email?: string;
  /** The beginning of a name or surname, in small letters. */
  name?: string;
};

const FEWEST_LETTERS = 2;
const FEWEST_NUMBER_DIGITS = 3;
const FEWEST_PHONE_DIGITS = 5;
const NATIONAL_DIGITS = 10;

/** Reads `98765 43210`, `+91-98765`, `JM 100123`, `meera@`, `ravi1990`, `Meera I`. */
export function searchKeysOf(typed: string): SearchKeys {
  const text = asciiDigits(typed).trim().replace(/\s+/g, " ");
  if (/^[+\d][\d\s()-]*$/.test(text)) return keysOfDigits(text.replace(/\D/g, ""), text.startsWith("+"));
  const lower = text.toLowerCase();
  const number = /^#?([a-z]{1,4}) ?(\d{3,})$/i.exec(text);
  if (number) {
    const isOneWord = !/[# ]/.test(text);
    return { numberEnd: `${number[1]}${number[2]}`.toUpperCase(), ...(isOneWord ? { email: lower } : {}) };
  }
  if (lower.length < FEWEST_LETTERS) return {};
  return { name: lower, ...(lower.includes(" ") ? {} : { email: lower }) };
}

function keysOfDigits(digits: string, isInternational: boolean): SearchKeys {
  const national =
    isInternational || digits.length > NATIONAL_DIGITS ? digits.replace(/^(91|0)/, "") : digits;
  return {
    ...(!isInternational && digits.length >= FEWEST_NUMBER_DIGITS ? { numberEnd: digits } : {}),
    ...(national.length >= FEWEST_PHONE_DIGITS ? { phone: `+91${national.replace(/^0/, "")}` } : {}),
  };
}
