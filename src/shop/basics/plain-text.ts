import { cleanText } from "./clean-text.ts";

/** False for text with control characters, some of which PostgreSQL refuses. */
export function isPlain(text: string): boolean {
  return !/\p{Cc}/u.test(text);
}

/** Returns clean text (see `cleanText`) without white space around it. Inside, everything stays. */
export function trimmed(text: string): string {
  return cleanText(text).trim();
}

/** Returns clean text (see `cleanText`) on one line, with one space between words and none around them. */
export function tidy(text: string): string {
  return cleanText(text).replace(/\s+/g, " ").trim();
}

/** As `isPlain`, for text of several lines. */
export function isPlainText(text: string): boolean {
  return isPlain(text.replaceAll("\n", ""));
}

/** Applies `tidy` to each line and leaves at most one empty line between two paragraphs. */
export function tidyLines(text: string): string {
  const lines = text.split(/\r\n|[\r\n\u2028\u2029]/).map(tidy);
  return lines
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}
