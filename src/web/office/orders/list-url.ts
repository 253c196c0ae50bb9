import { ORDERS_PATH } from "./day-href.ts";

/** The filters that the URL of the list holds, in the order of its query. */
const FILTER_NAMES = ["on", "from", "to", "status", "option", "slot", "kitchen", "q"] as const;

export type FilterName = (typeof FILTER_NAMES)[number];

/** The filters of a URL in their order, without empty, repeated and unknown ones. */
export function filterQuery(params: URLSearchParams): URLSearchParams {
  const query = new URLSearchParams();
  for (const name of FILTER_NAMES) {
    const values = name === "status" ? params.getAll(name) : params.getAll(name).slice(0, 1);
    for (const value of new Set(values)) if (value.trim() !== "") query.append(name, value.trim());
  }
  return query;
}

/** The filters that a view stores: all but the searched text, which may name a customer. */
export function viewQuery(params: URLSearchParams): string {
  const query = filterQuery(params);
  query.delete("q");
  return query.toString();
}

/** The URL of the list with these filters changed. Null removes a filter; a status removes only itself. */
export function listHref(
  query: URLSearchParams,
  changes: Partial<Record<FilterName, string | null>> = {},
  withoutStatus?: string,
): string {
  const changed = new URLSearchParams(query);
  for (const [name, value] of Object.entries(changes)) {
    changed.delete(name);
    if (value !== null) changed.set(name, value);
  }
  if (withoutStatus !== undefined) changed.delete("status", withoutStatus);
  const text = filterQuery(changed).toString();
  return text === "" ? ORDERS_PATH : `${ORDERS_PATH}?${text}`;
}
