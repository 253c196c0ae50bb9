/** Whether a trimmed text looks like an e-mail address. Only a mail to it shows that it is one. */
export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
}
