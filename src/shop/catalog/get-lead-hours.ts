import { type Outcome, ok, refuse } from "../basics/outcome.ts";
import type { Services } from "../services.ts";
import { selectLeadHours } from "./sellables.queries.ts";

/** Hours that the slowest of these SKUs takes to make; 0 for none. */
export async function getLeadHours(
  services: Services,
  skus: string[],
): Promise<Outcome<number, "unknown-sku">> {
  if (skus.length === 0) return ok(0);
  const rows = await selectLeadHours(services.db, skus);
  if (rows.length < new Set(skus).size) return refuse("unknown-sku");
  return ok(Math.max(...rows.map((row) => row.leadHours)));
}
