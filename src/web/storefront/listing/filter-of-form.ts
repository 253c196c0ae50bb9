import type { Filter } from "../../../shop/catalogue/rules/listing-filter.ts";
import { readDraft } from "../../draft/draft-store.ts";
import { readListing } from "./listing-url.ts";

/** What is chosen in the form of filters, and nothing else. */
export function filterInForm(form: HTMLFormElement): Filter {
  return readListing(new URLSearchParams(new FormData(form) as never)).filter;
}

/** What is chosen in the form of filters. A day without a pincode counts for the shopper's own, if it is known. */
export function filterOfForm(form: HTMLFormElement): Filter {
  const query = new URLSearchParams(new FormData(form) as never);
  if (query.get("pin") === "") query.set("pin", readDraft().location);
  return readListing(query).filter;
}
