import type { RefusalWith } from "../../basics/outcome.ts";
import { type Outcome, ok, refuse } from "../../basics/outcome.ts";
import { parseRows } from "../../basics/parse-rows.ts";
import type { Services } from "../../services.ts";
import { catalogueRows } from "../imports/catalogue-rows.inputs.ts";
import { hasProducts, insertCatalogue, lockForLoading } from "../imports/catalogue-rows.queries.ts";

type LoadRefusal = "catalogue-not-empty" | RefusalWith<"catalogue-rows-invalid", { problems: string[] }>;

/**
 * Fills an empty catalogue, or changes nothing. Refuses invalid rows, with sentences that name table, row and column,
 * and a catalogue that has products.
 */
export async function loadCatalogue(
  { db }: Pick<Services, "db">,
  input: { rows: unknown; onProgress?: (done: number, of: number) => void },
): Promise<Outcome<{ products: number; skus: number }, LoadRefusal>> {
  const { rows, problems } = parseRows(catalogueRows, input.rows);
  if (problems) return refuse("catalogue-rows-invalid", { problems });
  const of = Object.values(rows).reduce((sum, list) => sum + list.length, 0);
  return db.transaction(async (tx) => {
    await lockForLoading(tx);
    if (await hasProducts(tx)) return refuse("catalogue-not-empty");
    await insertCatalogue(tx, rows, (done) => input.onProgress?.(done, of));
    return ok({ products: rows.products.length, skus: rows.skus.length });
  });
}
