import type { Services } from "../services.ts";
import { countLines, selectLines } from "./cart.queries.ts";

/** How many different things are in a customer's cart. */
export async function countCart(services: Services, { userId }: { userId: string }): Promise<number> {
  return countLines(services.db, userId);
}

/** The stored cart: SKUs and quantities, oldest first. */
export async function listCartLines(services: Pick<Services, "db">, { userId }: { userId: string }) {
  return selectLines(services.db, userId);
}
