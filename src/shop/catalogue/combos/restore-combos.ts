import type { Tx } from "../../../infrastructure/database/db.ts";
import type { RestorableRecord } from "../../audit/rules/changed-record.ts";
import { restoreFields } from "../../audit/rules/merge-edit.ts";
import { comboLinesOf, readComboLines } from "../rules/combo-lines.ts";
import { lockProducts } from "../snapshot/records.queries.ts";
import { lockComboSkus, replaceCombos, selectComboRows } from "./office-combos.queries.ts";

/**
 * Undoes a change of products' combos in the caller's transaction, which rolls back unless all could be restored.
 * @returns as blocked those that were changed again, or whose product is gone; as impossible those with an old combo
 * that is gone
 */
export async function restoreCombos(
  { db: tx }: { db: Tx },
  { records }: { records: RestorableRecord[] },
): Promise<{ blocked: string[]; impossible: string[] }> {
  const locked = await lockProducts(
    tx,
    records.map(({ key }) => key),
  );
  const known = new Set(locked.map(({ id }) => id));
  const blocked: string[] = [];
  const impossible: string[] = [];
  for (const { key, before, after } of records) {
    const stored = { combos: comboLinesOf(await selectComboRows(tx, key)) };
    const lines = known.has(key) ? restoreFields(stored, { before, after })?.combos : null;
    if (!Array.isArray(lines)) {
      blocked.push(key);
      continue;
    }
    const combos = readComboLines(lines);
    const keys = combos.map(({ sku }) => sku);
    const skus = await lockComboSkus(tx, { keys, except: key });
    if (keys.every((sku) => skus.has(sku))) await replaceCombos(tx, key, combos);
    else impossible.push(key);
  }
  return { blocked, impossible };
}
