import type { Facets } from "../../../shop/catalogue/rules/facets.ts";
import { type Filter, gramsOfChoice } from "../../../shop/catalogue/rules/listing-filter.ts";
import type { Listing } from "../../../shop/catalogue/storefront/list-products.ts";

/** The requested weights that nothing in the listing has. None of an empty listing: it has no sizes to compare. */
export function missingWeights({ weights }: Pick<Filter, "weights">, listing: Listing): string[] {
  if (listing.total === 0) return [];
  return weights.filter(
    (weight) => gramsOfChoice(weight) !== null && !listing.filter.weights.includes(weight),
  );
}

/** Says that a weight is missing, and names the nearest ones. */
export function missingWeightWords(weight: string, { weights }: Pick<Facets, "weights">): string {
  const grams = gramsOfChoice(weight) ?? 0;
  const sizes = weights.flatMap(({ value, label }) => ({ label, grams: gramsOfChoice(value) ?? 0 }));
  const below = sizes.findLast((size) => size.grams < grams);
  const above = sizes.find((size) => size.grams > grams);
  const nearest = [below, above].flatMap((size) => size?.label ?? []);
  const words = `Nothing here weighs ${weight.replace("-", " ")}.`;
  if (nearest.length === 0) return words;
  if (nearest.length === 2) return `${words} The nearest sizes are ${nearest.join(" and ")}.`;
  return `${words} The ${below ? "largest" : "smallest"} is ${nearest[0]}.`;
}
