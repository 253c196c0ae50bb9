/** Digits of any script with what people write between them: a phone number at one end of a text. */
const NUMBER = String.raw`\+?\(?\p{Nd}[\p{Nd}\s().\-–]{2,}`;
const LAST = new RegExp(`^(.*?)(${NUMBER})$`, "u");
const FIRST = new RegExp(`^(${NUMBER})(.*)$`, "u");
/** Longest text that is split. A longer one is returned as a name, which is then refused as too long. */
const LONGEST = 300;

/**
 * Splits `Usha Rao, 98860 55213` into a name and a phone number, in either order; what is missing is empty. Three
 * digits are a number already, so that a mistyped one is refused and never becomes part of a name.
 */
export function readNameAndPhone(text: string): { name: string; phone: string } {
  if (text.length > LONGEST) return { name: text, phone: "" };
  const typed = text.trim();
  const [, before = "", last] = LAST.exec(typed) ?? [];
  if (last !== undefined) return { name: withoutSeparators(before), phone: last.trim() };
  const [, first, after = ""] = FIRST.exec(typed) ?? [];
  if (first !== undefined) return { name: withoutSeparators(after), phone: first.trim() };
  return { name: withoutSeparators(typed), phone: "" };
}

/** Three digits with what people write between them. */
const DIGITS = /\p{Nd}(?:[\s\-–]*\p{Nd}){2}/u;

/** Whether a name still holds a number: one in the middle of the text, or the first of two. */
export function holdsNumber(name: string): boolean {
  return DIGITS.test(name);
}

function withoutSeparators(text: string): string {
  return text.replace(/^[\s,;:/–-]+|[\s,;:/(–-]+$/gu, "");
}
