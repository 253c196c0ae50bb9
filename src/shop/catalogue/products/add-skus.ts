import type { Tx } from "../../../infrastructure/database/db.ts";
import type { ChangedRecord } from "../../audit/rules/changed-record.ts";
import type { RefusalWith } from "../../basics/outcome.ts";
import { type Outcome, ok, refuse } from "../../basics/outcome.ts";
import { hasPossiblePrices, MOST_SKUS, type NewSku } from "../rules/sku-fields.ts";
import { countSkus, insertSkus, selectAddOnsAmong } from "./new-product.queries.ts";

export type AddRefusal = "too-many-skus" | RefusalWith<"sku-taken" | "price-impossible", { skus: string[] }>;

/**
 * Adds SKUs to a product that the caller has locked, after those that it has. All or none: the caller's transaction
 * rolls back.
 * @returns the created SKUs, as the log stores them
 */
export async function addSkus(
  { db: tx }: { db: Tx },
  { productId, flavour, rows }: { productId: string; flavour: string; rows: NewSku[] },
): Promise<Outcome<ChangedRecord[], AddRefusal>> {
  if (rows.length === 0) return ok([]);
  if ((await countSkus(tx, productId)) + rows.length > MOST_SKUS) return refuse("too-many-skus");
  const impossible = rows.filter((row) => !hasPossiblePrices(row)).map(({ sku }) => sku);
  if (impossible.length > 0) return refuse("price-impossible", { skus: impossible });
  const inserted = new Set(await insertSkus(tx, { productId, flavour, rows }));
  // After the insert, which a new add-on waits for: neither gets the code of the other.
  const ofAddOns = await selectAddOnsAmong(tx, [...inserted]);
  const taken = rows.filter(({ sku }) => !inserted.has(sku) || ofAddOns.includes(sku)).map(({ sku }) => sku);
  const isTwice = new Set(rows.map(({ sku }) => sku)).size < rows.length;
  if (taken.length > 0 || isTwice) return refuse("sku-taken", { skus: taken });
  return ok(rows.map(({ sku, ...fields }) => ({ kind: "sku", key: sku, before: null, after: fields })));
}
