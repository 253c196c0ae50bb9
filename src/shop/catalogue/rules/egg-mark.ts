/** What food says of egg: `eggless` is the law's green mark, `egg` the brown one. */
export type EggMark = "eggless" | "egg";

const FOOD = new Set(["cake", "pastry", "chocolates", "hamper"]);

/** The mark that a SKU carries. Null for what nobody eats: flowers, plants, toys, balloons, and sets of these. */
export function eggMarkOf(product: { kind: string; allergens: string }, eggless: boolean): EggMark | null {
  // A combo is food as soon as something in it is, and then it names allergens.
  if (!FOOD.has(product.kind) && product.allergens === "") return null;
  return eggless ? "eggless" : "egg";
}
