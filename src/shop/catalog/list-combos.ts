import { type Outcome, ok, refuse } from "../basics/outcome.ts";
import type { Services } from "../services.ts";
import { type Combo, toCombo } from "./combo.ts";
import { isProduct, selectCombos } from "./product-page.queries.ts";

/** The combos that a product is offered in, those that can't be had now too. */
export async function listCombos(
  services: Services,
  { productId }: { productId: string },
): Promise<Outcome<Combo[], "unknown-product">> {
  const rows = await selectCombos(services.db, productId);
  if (rows.length === 0 && !(await isProduct(services.db, productId))) return refuse("unknown-product");
  return ok(rows.map((row) => toCombo(services, row)));
}
