import { z } from "zod";
import { isPlainText, tidyLines } from "./plain-text.ts";

/** Typed text may be this many times longer than clean text: empty lines, spaces and invisible characters. */
const SLACK = 5;

/**
 * Text of one or more lines that people type: cleaned, without control characters, 1 to `most` UTF-16 units long after
 * cleaning. Far longer text is refused unread, because cleaning millions of lines would block other requests.
 */
export function paragraphs({
  most,
  missing,
  tooLong = `Please shorten it to ${most} characters.`,
  notPlain = "Please write plain text.",
}: {
  most: number;
  missing: string;
  tooLong?: string;
  notPlain?: string;
}) {
  return z
    .string()
    .max(SLACK * most, { error: tooLong, abort: true })
    .overwrite(tidyLines)
    .refine(isPlainText, notPlain)
    .min(1, missing)
    .max(most, tooLong);
}
