/** Has this no control characters? They are no text, and the database refuses some of them. */
export function isPlain(text: string): boolean {
  return !/\p{Cc}/u.test(text);
}

/** On one line, with one space between words and none around them. */
export function tidy(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
