import type { RefusalWith } from "../basics/outcome.ts";
import { type Outcome, ok, refuse } from "../basics/outcome.ts";
import { parseRows } from "../basics/parse-rows.ts";
import type { Services } from "../services.ts";
import { deliveryRows } from "./delivery-rows.inputs.ts";
import { hasKitchens, insertDelivery } from "./delivery-rows.queries.ts";
import { lockKitchens } from "./kitchens/kitchens.queries.ts";

type LoadRefusal = "delivery-not-empty" | RefusalWith<"delivery-rows-invalid", { problems: string[] }>;

/**
 * Fills a shop without kitchens with kitchens, pincodes, options and windows, or changes nothing. Refuses invalid
 * rows, with sentences that name table, row and column.
 */
export async function loadDelivery(
  { db }: Pick<Services, "db">,
  input: { rows: unknown },
): Promise<Outcome<{ kitchens: number; pincodes: number }, LoadRefusal>> {
  const { rows, problems } = parseRows(deliveryRows, input.rows);
  if (problems) return refuse("delivery-rows-invalid", { problems });
  return db.transaction(async (tx) => {
    // One loader at a time: the second waits, then sees that the kitchens are there.
    await lockKitchens(tx);
    if (await hasKitchens(tx)) return refuse("delivery-not-empty");
    await insertDelivery(tx, rows);
    return ok({ kitchens: rows.kitchens.length, pincodes: rows.pincodes.length });
  });
}
