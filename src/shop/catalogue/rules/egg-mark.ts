import type { ProductKind } from "./product-kinds.ts";

/** The legal egg mark of food: green for `eggless`, brown for `egg`. */
export type EggMark = "eggless" | "egg";

const FOOD = new Set<ProductKind>(["cake", "pastry", "chocolates", "hamper"]);

/** The egg mark of a SKU; null for what is not food: flowers, plants, toys, balloons, and sets of these. */
export function eggMarkOf(
  product: { kind: ProductKind; allergens: string },
  eggless: boolean,
): EggMark | null {
  // A combo is food as soon as something in it is, and then it names allergens.
  if (!FOOD.has(product.kind) && product.allergens === "") return null;
  return eggless ? "eggless" : "egg";
}
