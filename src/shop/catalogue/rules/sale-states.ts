import { isPublished, type Publication } from "./publication.ts";

/**
 * How far a product is. A draft is hidden from shoppers, a planned one until its time. Of published ones, those on sale
 * have an active SKU.
 */
export const SALE_STATES = ["on-sale", "off-sale", "draft", "planned"] as const;

export type SaleState = (typeof SALE_STATES)[number];

export function saleStateOf(
  publication: Publication,
  { isOnSale, now }: { isOnSale: boolean; now: Date },
): SaleState {
  if (isPublished(publication, now.getTime())) return isOnSale ? "on-sale" : "off-sale";
  return publication.publishAt === null ? "draft" : "planned";
}
