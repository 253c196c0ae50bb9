import { isUuid } from "../shop/basics/ids.ts";
import { refuse } from "../shop/basics/outcome.ts";
import { accepted } from "./refusals.ts";

/** The id of the order in a call's path, in lower case. Any other text is an unknown order. */
export function orderIdOf({ uuid }: { uuid: string }): string {
  return isUuid(uuid) ? uuid.toLowerCase() : accepted(refuse("unknown-order"));
}
