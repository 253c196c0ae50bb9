import { z } from "zod";
import { joinedDigits } from "./digits.ts";
import { parsePhone } from "./phone.ts";
import { isPlain, tidy } from "./plain-text.ts";

/** Typed text may be this many times longer than clean text: spaces and invisible characters. The rest stays unread. */
const SLACK = 5;

/** Longest typed number in UTF-16 units: with spaces, and in scripts whose digits take two units. */
const LONGEST_NUMBER = 100;

type PhoneWords = { missing?: string; wrong?: string };
type Line = { least?: number; most: number; missing?: string; tooLong?: string; notPlain?: string };

/**
 * One line of text that people type: cleaned, without control characters, `least` to `most` UTF-16 units long after
 * cleaning. Every free text of the shop is a `line`, a `paragraphs` or an `identifier`.
 */
export function line({
  least = 0,
  most,
  missing = "Please fill this in.",
  tooLong = `Please use at most ${most} characters.`,
  notPlain = "Please use plain letters.",
}: Line) {
  return z
    .string()
    .max(SLACK * most, { error: tooLong, abort: true })
    .overwrite(tidy)
    .refine(isPlain, notPlain)
    .min(least, missing)
    .max(most, tooLong);
}

/**
 * An identifier from the shop, such as a SKU, cleaned because people copy it. `unknown` is the message for a wrong
 * one.
 */
export function identifier({ least = 1, most, unknown }: { least?: number; most: number; unknown: string }) {
  return line({ least, most, tooLong: unknown, notPlain: unknown });
}

/** Digits of any script, with spaces or hyphens between them. Becomes ASCII without either. */
export const groupedDigits = z.string().max(LONGEST_NUMBER, { abort: true }).overwrite(joinedDigits);

/**
 * A phone number in any usual form and script, India's by default. Becomes `+919876543210`.
 * @param missing refuses an empty field with this sentence; without it, an empty field becomes an empty text
 */
export function phoneNumber({ missing, wrong = "Please enter a valid phone number." }: PhoneWords = {}) {
  return z
    .string()
    .max(LONGEST_NUMBER, { error: wrong, abort: true })
    .overwrite(tidy)
    .transform((text, context) => {
      const number = text === "" && missing === undefined ? "" : parsePhone(text);
      if (number !== null) return number;
      context.addIssue({ code: "custom", message: text === "" ? (missing ?? wrong) : wrong });
      return z.NEVER;
    });
}
