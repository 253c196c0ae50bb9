import { asciiDigits } from "../../basics/digits.ts";
import { tidy } from "../../basics/plain-text.ts";

/** Different phrases that are stored for one day. Further ones are dropped. */
export const MOST_PHRASES_A_DAY = 500;

/** Searches that one network may record, per hour. More is no shopper. */
export const MISSED_LIMIT = { max: 60, seconds: 60 * 60 };

/** Longest phrase, in characters, and most words of one. Longer texts are letters, not searches. */
const LONGEST = 50;
const MOST_WORDS = 8;

/** Links and e-mail addresses, also when they are spelt out: `asha at gmail com`. */
const ADDRESS = /@|:\/\/|\bwww\b|\b(gmail|yahoo|hotmail|outlook|rediffmail)\b|\.(com|in|org|net|co)\b/;
/** A pincode, or part of a phone, order or card number, however it is grouped. No price or weight is as long. */
const LONG_NUMBER = /\d(?:[\s().+/-]*\d){4,}/;
/** Words by which people name a person or an address. */
const PERSONAL =
  /\b(mobile|phone|call|whatsapp|c\/o|flat|house no|plot|sector|near|opp|opposite|s\/o|d\/o|w\/o)\b/;

/**
 * The form in which a search is counted: lower-case letters, digits and spaces. Null for a long number, an address or
 * its words, and without letters. A name cannot be told from a flavour and is stored (0107).
 */
export function missedPhrase(typed: string): string | null {
  const text = asciiDigits(tidy(typed)).normalize("NFKC").toLowerCase();
  if (ADDRESS.test(text) || LONG_NUMBER.test(text) || PERSONAL.test(text)) return null;
  const phrase = text
    .replace(/['’]/g, "")
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim();
  if (phrase.length > LONGEST || phrase.split(" ").length > MOST_WORDS) return null;
  return /\p{L}/u.test(phrase) ? phrase : null;
}
