import { z } from "zod";
import { isPlainText, tidyLines } from "./plain-text.ts";

/** Text as it is typed may be so many times as long as it is once tidied: empty lines and spaces between. */
const SPACE = 5;

/**
 * Text of one or more lines, as people type it: tidied, plain, neither empty nor longer than `most` characters. What
 * is far longer is refused unread, because tidying millions of lines would hold everybody up.
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
    .max(SPACE * most, { error: tooLong, abort: true })
    .transform(tidyLines)
    .refine(isPlainText, notPlain)
    .pipe(z.string().min(1, missing).max(most, tooLong));
}
