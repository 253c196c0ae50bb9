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

function queryOf(form: HTMLFormElement): URLSearchParams {
  return new URLSearchParams(new FormData(form) as never);
}
