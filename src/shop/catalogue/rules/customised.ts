/** Kinds of personalization, as products and the owner's table name them. */
export const PERSONALIZATION_NAMES = ["Photo", "Name", "Message"] as const;
export type PersonalizationName = (typeof PERSONALIZATION_NAMES)[number];

/** Lead time in hours from which a product is made for one customer only. A customised product needs no less. */
export const MADE_TO_ORDER_HOURS = 24;

/** Is this made for one customer only? A message on a cake does not make it so. */
export function isCustomised(product: {
  leadHours: number;
  personalization: PersonalizationName[];
}): boolean {
  const { leadHours, personalization } = product;
  return (
    leadHours >= MADE_TO_ORDER_HOURS || personalization.includes("Photo") || personalization.includes("Name")
  );
}
