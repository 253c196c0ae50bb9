import type { Day } from "../../../shop/basics/india-time.ts";

export const CAPACITY_PATH = "/admin/delivery/capacity";

/** A slot in the URL and the form: `standard~540~2026-11-21`. */
export function slotKey({ option, startMinute }: { option: string; startMinute: number }, on: Day): string {
  return `${option}~${startMinute}~${on}`;
}

/** The URL of a week, and of the slot whose places are being edited. */
export function capacityHref({
  kitchenId,
  from,
  slot,
}: {
  kitchenId: string;
  from: Day;
  slot?: string;
}): string {
  const query = new URLSearchParams({ kitchen: kitchenId, from });
  if (slot !== undefined) query.set("slot", slot);
  return `${CAPACITY_PATH}?${query}`;
}
