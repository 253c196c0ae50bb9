import type { Day } from "../../../shop/basics/india-time.ts";

/** URL of a day's orders, of one kitchen if one is chosen. */
export function dayHref({
  on,
  kitchen,
  page = 1,
}: {
  on: Day;
  kitchen: string | null;
  page?: number;
}): string {
  const query = new URLSearchParams({ on });
  if (kitchen !== null) query.set("kitchen", kitchen);
  if (page > 1) query.set("page", String(page));
  return `/admin/orders?${query}`;
}
