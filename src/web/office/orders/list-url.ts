import { ORDERS_PATH } from "./day-href.ts";

/** The URL of the list with these filters changed. Null removes a filter. */
export function listHref(query: URLSearchParams, changes: Record<string, string | null> = {}): string {
  const changed = new URLSearchParams(query);
  for (const [name, value] of Object.entries(changes)) {
    changed.delete(name);
    if (value !== null) changed.set(name, value);
  }
  const text = changed.toString();
  return text === "" ? ORDERS_PATH : `${ORDERS_PATH}?${text}`;
}
