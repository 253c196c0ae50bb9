import type { Day } from "../../../shop/basics/india-time.ts";

export const ORDERS_PATH = "/admin/orders";

/** URL of a day's orders, of one kitchen if one is chosen. */
export function dayHref({ on, kitchen }: { on: Day; kitchen: string | null }): string {
  const query = new URLSearchParams({ on });
  if (kitchen !== null) query.set("kitchen", kitchen);
  return `${ORDERS_PATH}?${query}`;
}
