import type { Tx } from "../../../infrastructure/database/db.ts";
import type { RestorableRecord } from "../../audit/rules/changed-record.ts";
import { restoreFields } from "../../audit/rules/merge-edit.ts";
import { partLinesOf, readPartLines, skusOfParts } from "../rules/combo-parts.ts";
import { lockProducts, selectProductsOf } from "../snapshot/records.queries.ts";
import { replaceParts, selectStoredParts } from "./combo-parts.queries.ts";
import { lockParts, type PartsChange } from "./lock-parts.ts";

/**
 * Undoes a change of parts in the caller's transaction, which rolls back unless all could be restored.
 * @returns as blocked the SKUs whose parts were changed again, or that are gone; as impossible those with an old part
 * that is gone, or that would be a combo in a combo now
 */
export async function restoreComboParts(
  { db: tx }: { db: Tx },
  { records }: { records: RestorableRecord[] },
): Promise<{ blocked: string[]; impossible: string[] }> {
  const keys = records.map(({ key }) => key);
  const productOf = await selectProductsOf(tx, keys);
  await lockProducts(tx, [...new Set(productOf.values())]);
  const stored = await selectStoredParts(tx, keys);
  const changes = records.flatMap(({ key, before, after }): PartsChange[] => {
    const productId = productOf.get(key);
    const lines = restoreFields({ parts: partLinesOf(stored.get(key) ?? []) }, { before, after })?.parts;
    if (productId === undefined || !Array.isArray(lines)) return [];
    return [{ sku: key, productId, parts: readPartLines(lines) }];
  });
  const restored = new Set(changes.map(({ sku }) => sku));
  const { unknown, chained } = await lockParts(tx, { changes });
  const wrong = new Set([...unknown, ...chained]);
  const impossible = changes
    .filter(({ sku, parts }) => [sku, ...skusOfParts(parts)].some((key) => wrong.has(key)))
    .map(({ sku }) => sku);
  if (impossible.length === 0) await replaceParts(tx, changes);
  return { blocked: keys.filter((key) => !restored.has(key)), impossible };
}
