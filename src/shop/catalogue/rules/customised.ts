/** From so many hours of work on, a product is begun for one customer only. */
const MADE_TO_ORDER_HOURS = 24;

/** Is this made for one customer, so that nobody else could have it? A message on a cake is no such thing. */
export function isCustomised(product: { leadHours: number; personalization: string[] }): boolean {
  const { leadHours, personalization } = product;
  return (
    leadHours >= MADE_TO_ORDER_HOURS || personalization.includes("Photo") || personalization.includes("Name")
  );
}
