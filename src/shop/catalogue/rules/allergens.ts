/** Allergens that a food label names: those of the FSSAI's labelling rules, and sesame. */
export const ALLERGENS = [
  ...(["gluten", "milk", "egg", "nuts", "peanuts", "soy"] as const),
  ...(["sesame", "fish", "crustaceans", "sulphites"] as const),
] as const;

export type Allergen = (typeof ALLERGENS)[number];

/** Allergens that a product contains, possible traces, and others to be named, such as coconut. */
export type AllergenFacts = { contains: Allergen[]; mayContain: Allergen[]; otherAllergens: string };

/** The names of each allergen on labels and forms, and the words by which a text names it. */
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

/** From here on, the sentence names traces. */
const TRACES =
  /may (?:hold|contain)|(?:made|prepared|baked|packed) in (?:a|the|our) (?:kitchen|facility)|traces of/;
/** In front of what follows, `contains` ends traces: `Made in a kitchen that handles nuts, contains milk`. */
const PARTS = new RegExp(`\\b(${TRACES.source}|contains)\\b`, "i");

const FREE_NAME = "(?:(?:any|all|added|the|tree) )*[\\w-]+";
/** `Free from egg`, `egg-free`, `no egg`. Only the names next to the word are free: to name too many is safe. */
const FREE = new RegExp(
  [
    `\\b(?:free (?:from|of)|does not contain|doesn['’]t contain) ${FREE_NAME}(?: (?:and|or|&) (?!may |made |contains |traces )${FREE_NAME})*`,
    "\\b(?:tree )?\\w+[ -]free\\b(?! (?:from|of|range)\\b)",
    "\\b(?:no|without) [\\w-]+",
  ].join("|"),
  "gi",
);
/** `Cannot be guaranteed nut free` names an allergen. */
const NOT_FREE = /\b(?:not|cannot|can['’]t|never)\b(?! contain).*\bfree\b/i;

/** Words between two names of allergens, such as `that handles`. */
const FILLERS =
  /^(?:[\s:–-]|\b(?:that|which|where|also|we|handles?|uses?|processes|contains?|containing|and|or|of|with|the)\b)+/i;

const namedIn = (text: string) => ALLERGENS.filter((code) => ALLERGEN_WORDS[code].words.test(text));

/**
 * Reads a text of a price list, sentence by sentence. Words that name no known allergen stay as text, so that a label
 * never loses them: `coconut`, or `may contain mustard` of traces.
 */
export function readAllergens(text: string): AllergenFacts {
  const contains = new Set<Allergen>();
  const mayContain = new Set<Allergen>();
  const others = new Set<string>();
  const otherTraces = new Set<string>();
  for (const { isTraces, words } of partsOf(text)) {
    for (const code of namedIn(words)) (isTraces ? mayContain : contains).add(code);
    for (const word of unnamedIn(words)) (isTraces ? otherTraces : others).add(word);
  }
  return {
    contains: ALLERGENS.filter((code) => contains.has(code)),
    mayContain: ALLERGENS.filter((code) => mayContain.has(code) && !contains.has(code)),
    // Traces last: the label would name what follows them as traces too.
    otherAllergens: [...others, ...[...otherTraces].map((word) => `may contain ${word}`)].join(", "),
  };
}

/** The parts of a text that name what it contains, or traces, without what it is free from. */
function partsOf(text: string): { isTraces: boolean; words: string }[] {
  return text.split(/[.;\n]/).flatMap((sentence) => {
    const stated = NOT_FREE.test(sentence) ? sentence : sentence.replace(FREE, "");
    let isTraces = false;
    return stated.split(PARTS).flatMap((words, nth) => {
      const isMarker = nth % 2 === 1;
      if (isMarker) isTraces = words.toLowerCase() !== "contains";
      return isMarker ? [] : [{ isTraces, words }];
    });
  });
}

/** The words of a part that name no known allergen. */
function unnamedIn(part: string): string[] {
  return part
    .split(/,| and | & /i)
    .map((word) => word.replace(FILLERS, "").trim())
    .filter((word) => word !== "" && namedIn(word).length === 0);
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
