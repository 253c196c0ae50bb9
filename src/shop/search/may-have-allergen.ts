import { type Allergen, readAllergens } from "../catalogue/rules/allergens.ts";
import type { ProductRows } from "../catalogue/snapshot/snapshot-product.ts";
import type { CatalogueSnapshot } from "../catalogue/snapshot/snapshot-updates.ts";

/**
 * Does the label of the product or of a part name one of the allergens as an ingredient, or has a part no readable
 * label? Traces do not count: a kitchen that handles nuts states them on every cake.
 */
export function mayHaveAllergen(
  { product, parts }: ProductRows,
  allergens: readonly Allergen[],
  { pageOf }: CatalogueSnapshot,
): boolean {
  if (allergens.length === 0) return false;
  const hasAny = (contains: Allergen[]) => allergens.some((allergen) => contains.includes(allergen));
  return (
    hasAny(product.contains) ||
    parts.some(({ partSku, words }) => {
      // The combo's own label stands for what is in it in words, such as `Six red roses`, unless they say otherwise.
      if (partSku === null) return hasAny(readAllergens(words ?? "").contains);
      const label = pageOf.get(partSku)?.product;
      return label === undefined || hasAny(label.contains);
    })
  );
}
