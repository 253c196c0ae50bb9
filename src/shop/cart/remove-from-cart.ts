import { type Outcome, ok } from "../basics/outcome.ts";
import type { Services } from "../services.ts";
import { deleteLine } from "./cart.queries.ts";

/** Takes a SKU out of a customer's cart. What is not there is out already. */
export async function removeFromCart(
  services: Services,
  { userId, sku }: { userId: string; sku: string },
): Promise<Outcome<void, never>> {
  await deleteLine(services.db, userId, sku);
  return ok(undefined);
}
