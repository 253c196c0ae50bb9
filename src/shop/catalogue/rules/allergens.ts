/** Allergens that a food label names: those of the FSSAI's labelling rules, and sesame. */
export const ALLERGENS = [
  ...(["gluten", "milk", "egg", "nuts", "peanuts", "soy"] as const),
  ...(["sesame", "fish", "crustaceans", "sulphites"] as const),
] as const;

export type Allergen = (typeof ALLERGENS)[number];

/** What a product contains, what traces it may hold, and what else is to be named, such as coconut. */
export type AllergenFacts = { contains: Allergen[]; mayContain: Allergen[]; otherAllergens: string };

/** How each is called on labels and forms, and the words by which a text names it. */
export const ALLERGEN_WORDS: Record<Allergen, { label: string; onLabel: string; words: RegExp }> = {
  gluten: {
    label: "Gluten",
    onLabel: "wheat (gluten)",
    words: /\b(wheat|gluten|barley|rye|oats?|semolina)\b/i,
  },
  milk: { label: "Milk", onLabel: "milk", words: /\bmilk\b/i },
  egg: { label: "Egg", onLabel: "egg", words: /\beggs?\b/i },
  nuts: {
    ...{ label: "Tree nuts", onLabel: "nuts" },
    words: /\b(tree nuts?|nuts?|almonds?|cashews?|pistachios?|walnuts?|hazelnuts?)\b/i,
  },
  peanuts: { label: "Peanut", onLabel: "peanuts", words: /\b(peanuts?|groundnuts?)\b/i },
  soy: { label: "Soy", onLabel: "soy", words: /\b(soy|soya|soybeans?)\b/i },
  sesame: { label: "Sesame", onLabel: "sesame", words: /\bsesame\b/i },
  fish: { label: "Fish", onLabel: "fish", words: /\bfish\b/i },
  crustaceans: { label: "Crustaceans", onLabel: "crustaceans", words: /\b(crustaceans?|shellfish)\b/i },
  sulphites: { label: "Sulphites", onLabel: "sulphites", words: /\b(sulphites?|sulfites?)\b/i },
};

/** Where a text goes on to traces: `Milk, wheat. May hold traces of nuts.` */
const TRACES = /\b(may (hold|contain)|made in a kitchen|traces of)\b/i;

/** Reads a text of a price list. What no allergen's words name stays as text. */
export function readAllergens(text: string): AllergenFacts {
  const at = text.search(TRACES);
  const contained = at === -1 ? text : text.slice(0, at);
  const traces = at === -1 ? "" : text.slice(at);
  const namedIn = (part: string) => ALLERGENS.filter((code) => ALLERGEN_WORDS[code].words.test(part));
  const others = contained
    .split(/[,;.]/)
    .map((word) => word.replace(/^\s*(contains|and)\b/i, "").trim())
    .filter((word) => word !== "" && namedIn(word).length === 0);
  const contains = namedIn(contained);
  return {
    contains,
    mayContain: namedIn(traces).filter((code) => !contains.includes(code)),
    otherAllergens: others.join(", "),
  };
}

/** The text on the cake's page, the label and the kitchen's ticket; empty if there is nothing to name. */
export function allergenText({ contains, mayContain, otherAllergens }: AllergenFacts): string {
  const onLabel = (codes: Allergen[]) => codes.map((code) => ALLERGEN_WORDS[code].onLabel);
  const contained = [...onLabel(contains), ...(otherAllergens === "" ? [] : [otherAllergens])].join(", ");
  const traces = onLabel(mayContain).join(", ");
  const first = contained === "" ? "" : contained.charAt(0).toUpperCase() + contained.slice(1);
  if (traces === "") return first;
  return first === "" ? `May contain ${traces}.` : `${first}. May contain ${traces}.`;
}
