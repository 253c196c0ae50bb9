import type { ProductKind } from "./product-kinds.ts";

/** Hours for which what the kitchen bakes is at its best, by the care texts' shortest promise. */
const BAKED_HOURS = 24;

/** What is bought in carries the label of its maker; flowers and plants are no food. */
const BAKED: readonly ProductKind[] = ["cake", "pastry"];

/**
 * The last moment at which what the kitchen finished at this one is at its best; null for what it does not bake. A combo
 * counts as baked if it takes a message, as only those with a cake do.
 */
export function bestBefore(
  { kind, takesMessage }: { kind: ProductKind; takesMessage: boolean },
  finishedAt: Date,
): Date | null {
  const isBaked = BAKED.includes(kind) || (kind === "combo" && takesMessage);
  return isBaked ? new Date(finishedAt.getTime() + BAKED_HOURS * 3_600_000) : null;
}
