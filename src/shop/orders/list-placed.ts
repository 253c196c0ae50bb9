import type { Services } from "../services.ts";
import { selectPlaced } from "./orders.queries.ts";

/** Ids of the orders that were placed, and so paid, between two instants; whatever became of them since. */
export async function listPlaced(
  services: Pick<Services, "db">,
  range: { from: Date; to: Date },
): Promise<string[]> {
  return selectPlaced(services.db, range);
}
