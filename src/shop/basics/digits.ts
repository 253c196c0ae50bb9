/**
 * Invisible characters, including joiners and selectors, which `cleanText` keeps. That would add a kB to every page.
 */
const INVISIBLE = /[\p{DI}\uFFF9-\uFFFB\p{Co}\p{Cn}\p{Cs}]/gu;

/** Replaces the decimal digits of any script by ASCII digits: `११०००१` and `১১০০০১` become `110001`. */
export function asciiDigits(text: string): string {
  return text.replace(/(?![0-9])\p{Nd}/gu, (digit) => String(valueOfDigit(digit)));
}

/** As `asciiDigits`, for a number that people group with spaces or hyphens: `110 001`, `110-001`. */
export function joinedDigits(text: string): string {
  return asciiDigits(text.replace(INVISIBLE, "")).replace(/[\s\p{Pd}\u2212\u2800]+/gu, "");
}

/** The digits of a code, ignoring everything else. */
export function digitsOnly(text: string): string {
  return asciiDigits(text).replace(/\D/g, "");
}

/** Unicode encodes the decimal digits of a script in a run from 0 to 9. */
function valueOfDigit(digit: string): number {
  const codePoint = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (/^\p{Nd}$/u.test(String.fromCodePoint(codePoint - before - 1))) before += 1;
  return before % 10;
}
