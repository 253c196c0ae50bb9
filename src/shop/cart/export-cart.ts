import type { Services } from "../services.ts";
import { selectLines } from "./cart.queries.ts";

/** What a customer has set aside, as it is kept: SKUs with quantities. */
export async function exportCart(services: Pick<Services, "db">, { userId }: { userId: string }) {
  return selectLines(services.db, userId);
}
