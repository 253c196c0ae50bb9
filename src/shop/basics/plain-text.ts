/** Has this no control characters? They are no text, and the database refuses some of them. */
export function isPlain(text: string): boolean {
  return !/\p{Cc}/u.test(text);
}

/** On one line, with one space between words and none around them. */
export function tidy(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

/** As `isPlain`, for text of several lines. */
export function isPlainText(text: string): boolean {
  return isPlain(text.replaceAll("\n", ""));
}

/** Each line as `tidy` has it, with at most one empty line between two paragraphs. */
export function tidyLines(text: string): string {
  const lines = text.split(/\r\n|\r|\n/).map(tidy);
  return lines
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}
