import type { Tx } from "../../../infrastructure/database/db.ts";
import { type ComboPart, chainedSkus, skusOfParts } from "../rules/combo-parts.ts";
import { lockPartSkus, lockPartsTable, selectPairsAmong } from "./combo-parts.queries.ts";

/** The new parts of a SKU. */
export type PartsChange = { sku: string; productId: string; parts: ComboPart[] };

/**
 * Locks what decides whether SKUs can have these parts, until the caller's transaction ends; the caller has locked
 * their products. Locks the SKUs of parts first, then all parts: a deletion locks in this order too.
 * @returns as unknown the parts that no other product has, as chained the SKUs that would be a combo and a part
 */
export async function lockParts(
  tx: Tx,
  { changes }: { changes: readonly PartsChange[] },
): Promise<{ unknown: string[]; chained: string[] }> {
  const keys = [...new Set(changes.flatMap(({ parts }) => skusOfParts(parts)))];
  const productOf = await lockPartSkus(tx, keys);
  const isUnknown = (part: string, productId: string) => (productOf.get(part) ?? productId) === productId;
  const unknown = changes.flatMap(({ productId, parts }) =>
    skusOfParts(parts).filter((part) => isUnknown(part, productId)),
  );
  await lockPartsTable(tx);
  const stored = await selectPairsAmong(tx, [...keys, ...changes.map(({ sku }) => sku)]);
  return { unknown: [...new Set(unknown)], chained: chainedSkus(stored, changes) };
}
