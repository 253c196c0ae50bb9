/** Nutrients that a food label states per 100 g, in milligrams, in the order of the label. */
export const NUTRIENTS = [
  ...(["proteinMg", "carbohydrateMg", "sugarsMg", "addedSugarsMg"] as const),
  ...(["fatMg", "saturatedFatMg", "transFatMg", "sodiumMg"] as const),
] as const;

export type Nutrient = (typeof NUTRIENTS)[number];

/** Null where the shop has not measured it. */
export type Nutrition = Record<Nutrient, number | null>;

/** The name of each nutrient, and its unit on forms and labels. */
export const NUTRIENT_WORDS: Record<Nutrient, { label: string; unit: "g" | "mg" }> = {
  proteinMg: { label: "Protein", unit: "g" },
  carbohydrateMg: { label: "Carbohydrate", unit: "g" },
  sugarsMg: { label: "Total sugars", unit: "g" },
  addedSugarsMg: { label: "Added sugars", unit: "g" },
  fatMg: { label: "Total fat", unit: "g" },
  saturatedFatMg: { label: "Saturated fat", unit: "g" },
  transFatMg: { label: "Trans fat", unit: "g" },
  sodiumMg: { label: "Sodium", unit: "mg" },
};

/** An amount in the unit of its label: `4.5` for 4,500 mg of protein. */
export function inUnit(nutrient: Nutrient, milligrams: number): number {
  return NUTRIENT_WORDS[nutrient].unit === "g" ? milligrams / 1000 : milligrams;
}
