import { type SetMinutes, type Work, workOfPiece } from "../rules/work.ts";
import type { SnapshotProduct } from "../snapshot/snapshot-product.ts";
import type { CatalogueSnapshot } from "../snapshot/snapshot-updates.ts";

/** The needs of an order in the kitchen: hours from the order to the delivery, and work. */
export type KitchenNeeds = { leadHours: number; work: Work };

/** By snapshot, because every page asks for them and thousands of products have a few. */
const needsOf = new WeakMap<CatalogueSnapshot, KitchenNeeds[]>();

/** The different kitchen needs of the products of a snapshot in their first size, by ascending lead time. */
export function kitchenNeedsOf(snapshot: CatalogueSnapshot): KitchenNeeds[] {
  const known = needsOf.get(snapshot);
  if (known) return known;
  const different = new Map<string, KitchenNeeds>();
  for (const product of snapshot.listed) {
    const { leadHours } = product;
    const work = firstWorkOf(product, snapshot);
    different.set(`${leadHours} ${work.ovenMinutes} ${work.decoratorMinutes}`, { leadHours, work });
  }
  const needs = [...different.values()].sort((first, second) => first.leadHours - second.leadHours);
  needsOf.set(snapshot, needs);
  return needs;
}

/** The names of the products whose first size needs more minutes than these, in the shop's order. */
export function namesAbove(snapshot: CatalogueSnapshot, limits: SetMinutes): string[] {
  const isAbove = (minutes: number, limit: number | null) => limit !== null && minutes > limit;
  return snapshot.listed
    .filter((product) => {
      const { ovenMinutes, decoratorMinutes } = firstWorkOf(product, snapshot);
      return isAbove(ovenMinutes, limits.ovenMinutes) || isAbove(decoratorMinutes, limits.decoratorMinutes);
    })
    .map(({ card }) => card.name);
}

/** The work of a product in its first size. */
function firstWorkOf({ card, minutes }: SnapshotProduct, { categories }: CatalogueSnapshot): Work {
  const { kind, weight } = card;
  return workOfPiece({ ...minutes, kind, weight, ofCategory: categories.get(card.category) ?? null });
}
