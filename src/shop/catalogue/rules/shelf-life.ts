import type { ProductKind } from "./product-kinds.ts";

/** Hours for which what the kitchen bakes is usually at its best, by the care texts' shortest promise. */
const BAKED_HOURS = 24;

/** Hours of a leap year. */
export const MOST_BEST_BEFORE_HOURS = 8_784;

type Kept = { kind: ProductKind; takesMessage: boolean };

/** Kinds that the kitchen bakes. Others carry the label of their maker; flowers and plants are no food. */
const BAKED: readonly ProductKind[] = ["cake", "pastry"];

/** Best-before hours if staff set none; null for products that the kitchen does not bake. */
export function usualBestBeforeHours({ kind, takesMessage }: Kept): number | null {
  // A combo counts as baked if it takes a message, as only those with a cake do.
  const isBaked = BAKED.includes(kind) || (kind === "combo" && takesMessage);
  return isBaked ? BAKED_HOURS : null;
}

/** Best before of a product that the kitchen finished at this time; null if the label names none. */
export function bestBefore(
  product: Kept & { bestBeforeHours: number | null },
  finishedAt: Date,
): Date | null {
  const hours = product.bestBeforeHours ?? usualBestBeforeHours(product);
  return hours === null ? null : new Date(finishedAt.getTime() + hours * 3_600_000);
}
