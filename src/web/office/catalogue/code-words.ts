/** A code in words: `fresh-flowers` as `Fresh flowers`. */
export function codeWords(code: string): string {
  const words = code.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
