import { type Outcome, ok, refuse } from "../basics/outcome.ts";
import type { Services } from "../services.ts";
import { updateQuantity } from "./cart.queries.ts";

/** Sets the quantity of a SKU in the cart, 1 to 20. Does not add it back if another tab removed it. */
export async function setQuantity(
  services: Services,
  { userId, sku, quantity }: { userId: string; sku: string; quantity: number },
): Promise<Outcome<void, "not-in-cart">> {
  const changed = await updateQuantity(services.db, userId, { sku, quantity });
  return changed ? ok(undefined) : refuse("not-in-cart", { sku });
}
