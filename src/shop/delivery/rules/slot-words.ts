/** A slot's label in the words of a sentence: `7 PM - 8 PM` is `7 PM to 8 PM`. */
export function slotWords(label: string): string {
  return label.replace(/\s*[-–]\s*/, " to ");
}
