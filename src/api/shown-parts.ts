import type { AdminParts } from "../contract/admin/catalogue.ts";
import type { FieldValue } from "../shop/audit/rules/changed-record.ts";
import { refuse } from "../shop/basics/outcome.ts";
import { getOfficeParts } from "../shop/catalogue/combos/get-office-parts.ts";
import { type ComboPart, readPartLines } from "../shop/catalogue/rules/combo-parts.ts";
import type { Services } from "../shop/services.ts";
import { accepted } from "./refusals.ts";
import { type Conflicts, linesOf } from "./shown-conflicts.ts";

/** The parts of each SKU of a product in the form of the API. Throws 404 if there is no such product. */
export async function shownParts(services: Services, id: string): Promise<AdminParts> {
  const product = await getOfficeParts(services, { id });
  if (!product) return accepted(refuse("unknown-product"));
  return {
    ProductID: id,
    skus: product.sizes.map(({ sku: SKU, parts }) => ({ SKU, parts: parts.map(shownPart) })),
  };
}

function shownPart(part: ComboPart) {
  return "sku" in part
    ? { SKU: part.sku, quantity: part.quantity, words: "" }
    : { SKU: null, quantity: 1, words: part.words };
}

/** The SKUs in conflict with their parts, without who changed them. */
export function differingParts({ conflicts }: Conflicts) {
  const shown = (lines: FieldValue) => readPartLines(linesOf(lines)).map(shownPart);
  return {
    conflicts: conflicts.map(({ key, was, theirs, mine }) => ({
      ...{ SKU: key, from: shown(was), now: shown(theirs), to: shown(mine) },
    })),
  };
}
