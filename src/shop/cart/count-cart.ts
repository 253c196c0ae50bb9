import type { Services } from "../services.ts";
import { countLines } from "./cart.queries.ts";

/** How many different things are in a customer's cart. */
export async function countCart(services: Services, { userId }: { userId: string }): Promise<number> {
  return countLines(services.db, userId);
}
