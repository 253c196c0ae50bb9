/** All numbers in India, as libphonenumber knows them; a zero before the number is allowed. */
const INDIAN = /^\+91(?:000800\d{7}|0?(?:[2-9]\d{9}|1\d{7,12}))$/;

/** `98450 12345`, `(98450) 12-345` or `+91 98450 12345`, complete or partly typed. */
const TYPED_MOBILE = /^(\+91)?[\s(]*([6-9][\d\s()-]*)$/;
const MOST_DIGITS = 10;

/** First digits that mobiles share with landlines, which are spaced differently. */
const SHARED = new RegExp(
  `^(?:${[
    "6(?:1[1-358]|2[124-57-9]|3[1-5]|4[1-35-7]|5[1-9]|6[1-578]|7[1-689]|8[0-6])",
    "7(?:1|3[1-49]|5[1259]|6[0-5]|70|88|9[1-5])",
    "8(?:0[2-467]|16|2[014]|3[126]|6[136]|7[078]|8[34]|91)",
  ].join("|")})`,
);

/** Is it a valid number in India, in international form (`+919845012345`)? The same verdict as libphonenumber's. */
export function isIndianPhone(number: string): boolean {
  return INDIAN.test(number);
}

/**
 * Formats a partly typed Indian mobile number, spaced (`98450 1`) and international (`+91984501`), as libphonenumber
 * does. Null for any other number, which needs that library.
 */
export function readIndianMobile(typed: string): { text: string; number: string } | null {
  if ("+91".startsWith(typed)) return { text: typed, number: typed === "+" ? "" : typed };
  const [, code, rest = ""] = TYPED_MOBILE.exec(typed.trim()) ?? [];
  const digits = rest.replace(/\D/g, "");
  if (digits === "" || digits.length > MOST_DIGITS || SHARED.test(digits)) return null;
  const spaced = digits.length > 5 ? `${digits.slice(0, 5)} ${digits.slice(5)}` : digits;
  return { text: code ? `+91 ${spaced}` : spaced, number: `+91${digits}` };
}
