import type { Facets } from "../../../shop/catalog/rules/facets.ts";
import type { Filtering } from "./use-filtering.ts";

/** Placeholder until slots are asked. */
export function ReachChoice(_: { filtering: Filtering; facets: Facets }) {
  return null;
}
