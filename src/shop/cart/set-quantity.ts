import { type Outcome, ok, refuse } from "../basics/outcome.ts";
import type { Services } from "../services.ts";
import { updateQuantity } from "./cart.queries.ts";

/** Sets how many of a SKU are in a customer's cart, 1 to 20. Puts nothing in that was taken out elsewhere. */
export async function setQuantity(
  services: Services,
  { userId, sku, quantity }: { userId: string; sku: string; quantity: number },
): Promise<Outcome<void, "not-in-cart">> {
  const changed = await updateQuantity(services.db, userId, { sku, quantity });
  return changed ? ok(undefined) : refuse("not-in-cart", { sku });
}
