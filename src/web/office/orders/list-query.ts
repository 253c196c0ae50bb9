/** Name in the query of an order's page: the query of the list from which it was opened. */
export const LIST_QUERY = "list";

/** The page of an order with this query, and still with its list; null for none. */
export function orderPageOf(uuid: string, query: Record<string, string>, listQuery: string | null): string {
  const search = new URLSearchParams(query);
  if (listQuery !== null) search.set(LIST_QUERY, listQuery);
  return `/admin/orders/${uuid}?${search}`;
}

/** The page of an order that was opened from a list, which it can go through and back to. */
export function orderHref(uuid: string, listQuery: string): string {
  return `/admin/orders/${uuid}?${new URLSearchParams({ [LIST_QUERY]: listQuery })}`;
}
