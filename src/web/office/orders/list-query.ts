/** Name in the query of an order's page: the query of the list from which it was opened. */
export const LIST_QUERY = "list";

/** The page of an order that was opened from a list, which it can go through and back to. */
export function orderHref(uuid: string, listQuery: string): string {
  return `/admin/orders/${uuid}?${new URLSearchParams({ [LIST_QUERY]: listQuery })}`;
}
