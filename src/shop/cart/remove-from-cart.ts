import type { Services } from "../services.ts";
import { deleteLine } from "./cart.queries.ts";

/** Removes a SKU from a customer's cart. Removing a missing SKU is not an error. */
export async function removeFromCart(
  services: Services,
  { userId, sku }: { userId: string; sku: string },
): Promise<void> {
  await deleteLine(services.db, userId, sku);
}
