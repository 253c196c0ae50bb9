/** Says that nothing is made for the searched birthday or anniversary, and what makes it one: `60th`. */
export function leftOutWords(ordinal: string): string {
  return `We have nothing made only for a ${ordinal}. A message, a card or number candles say it with any of these.`;
}
