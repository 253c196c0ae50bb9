import { keysOf } from "../../../shop/basics/record-of.ts";
import type { Filter } from "../../../shop/catalogue/rules/listing-filter.ts";
import { readDraft } from "../../draft/draft-store.ts";
import { readFilter } from "./listing-url.ts";

/** Reads the chosen filters of the form, and nothing else. */
export function filterInForm(form: HTMLFormElement): Filter {
  return readFilter(queryOf(form));
}

/** Reads the chosen filters of the form. A day without a pincode counts for the shopper's own, if it is known. */
export function filterOfForm(form: HTMLFormElement): Filter {
  const query = queryOf(form);
  if (query.get("pin") === "") query.set("pin", readDraft().location);
  return readFilter(query);
}

/** The filters that differ between two readings of a form, with their later values. */
export function changesBetween(before: Filter, after: Filter): Partial<Filter> {
  const names = keysOf(after);
  const changed = names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
  return Object.fromEntries(changed.map((name) => [name, after[name]]));
}

function queryOf(form: HTMLFormElement): URLSearchParams {
  return new URLSearchParams(new FormData(form) as never);
}
