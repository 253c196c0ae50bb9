export type BoardQuery = { kitchen: string; slot?: string | null; bake?: string | null };

/** URL of a kitchen's board, of one slot, or with the orders of one total marked. */
export function boardHref({ kitchen, slot, bake }: BoardQuery): string {
  const query = new URLSearchParams({ kitchen });
  if (slot) query.set("slot", slot);
  if (bake) query.set("bake", bake);
  return `/admin/kitchen?${query}`;
}
