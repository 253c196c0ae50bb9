import { type Outcome, ok, refuse } from "../basics/outcome.ts";
import type { Services } from "../services.ts";
import { lockLines } from "./cart.queries.ts";
import { type Line, mergeLines } from "./rules/merge-lines.ts";

/**
 * Is all of this in the customer's cart, as many or more? Inside a transaction these lines stay as they are
 * until its end.
 */
export async function checkOrdered(
  services: Services,
  { userId, lines }: { userId: string; lines: Line[] },
): Promise<Outcome<void, "cart-changed">> {
  const orderedLines = mergeLines(lines);
  const skus = orderedLines.map(({ sku }) => sku);
  const sellableLines = new Map(
    (await lockLines(services.db, userId, skus)).map((line) => [line.sku, line.quantity]),
  );
  const missing = orderedLines.find(({ sku, quantity }) => (sellableLines.get(sku) ?? 0) < quantity);
  return missing ? refuse("cart-changed", { SKU: missing.sku }) : ok(undefined);
}
