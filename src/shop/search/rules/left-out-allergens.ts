import type { Allergen } from "../../catalogue/rules/allergens.ts";

type NamedAllergen = { words: string; leavesOut: Allergen[]; names: string[] };

/** An allergen by the names that people type, and the words that say without it. */
const named = (names: string[], leavesOut: Allergen[]): NamedAllergen => ({
  ...{ words: `without ${names[0]}`, leavesOut, names },
});

/** People who avoid nuts are safer without peanuts, too. */
export const NAMED_ALLERGENS: NamedAllergen[] = [
  named(["nuts", "nut", "tree nuts", "tree nut"], ["nuts", "peanuts"]),
  named(["peanuts", "peanut"], ["peanuts"]),
  named(["gluten", "wheat"], ["gluten"]),
  named(["milk", "dairy", "lactose"], ["milk"]),
  named(["soy", "soya"], ["soy"]),
  named(["sesame"], ["sesame"]),
];

/** The allergens that understood words leave out. */
export function leftOutAllergens(words: string): Allergen[] {
  const text = words.toLowerCase().replace(/\s+/g, " ");
  const named = NAMED_ALLERGENS.filter((allergen) => new RegExp(`\\b${allergen.words}\\b`).test(text));
  return [...new Set(named.flatMap(({ leavesOut }) => leavesOut))];
}
