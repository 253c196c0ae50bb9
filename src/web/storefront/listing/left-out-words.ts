/** Says that nothing is made for the searched birthday or anniversary, and what makes it one: `60th`. */
export function leftOutWords(ordinal: string): string {
  return `We have nothing made only for a ${ordinal}. A message, a card or number candles say it with any of these.`;
}

/** Said above every search that leaves out allergens. */
export const BY_LABELS =
  "These are without it as an ingredient. Traces are named on each product’s page: if an allergy is severe, ask us before you order.";
