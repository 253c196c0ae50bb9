import type { Services } from "../services.ts";
import { deleteLine } from "./cart.queries.ts";

/** Takes a SKU out of a customer's cart. What is not there is out already. */
export async function removeFromCart(
  services: Services,
  { userId, sku }: { userId: string; sku: string },
): Promise<void> {
  await deleteLine(services.db, userId, sku);
}
