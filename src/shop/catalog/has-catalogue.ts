import type { Services } from "../services.ts";
import { hasProducts } from "./catalogue-rows.queries.ts";

/** Is anything in the catalogue? A shop that opens for the first time has nothing to sell yet. */
export function hasCatalogue({ db }: Pick<Services, "db">): Promise<boolean> {
  return hasProducts(db);
}
