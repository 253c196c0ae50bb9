import type { Tx } from "../../../infrastructure/database/db.ts";
import type { RestorableRecord } from "../../audit/rules/changed-record.ts";
import { restoreFields } from "../../audit/rules/merge-edit.ts";
import { withTidyAllergens } from "../rules/add-on-fields.ts";
import { lockAddOns, recordedAddOnOf, updateAddOn } from "./office-add-ons.queries.ts";

/**
 * Undoes a change of add-ons in the caller's transaction, which rolls back unless all could be restored.
 * @returns the add-ons that were changed again, and those that would be on sale without a picture, or have the name of
 * another one
 */
export async function restoreAddOns(
  { db: tx }: { db: Tx },
  { records }: { records: RestorableRecord[] },
): Promise<{ blocked: string[]; impossible: string[] }> {
  const stored = new Map((await lockAddOns(tx)).map((row) => [row.sku, recordedAddOnOf(row)]));
  const blocked: string[] = [];
  const impossible: string[] = [];
  for (const { key, before, after } of records) {
    const merged = restoreFields(stored.get(key), { before, after });
    if (!merged) {
      blocked.push(key);
      continue;
    }
    const restored = withTidyAllergens(merged);
    const others = [...stored].filter(([sku]) => sku !== key).map(([, { name }]) => name.toLowerCase());
    if ((restored.active && restored.pictureId === "") || others.includes(restored.name.toLowerCase())) {
      impossible.push(key);
      continue;
    }
    stored.set(key, restored);
    await updateAddOn(tx, key, restored);
  }
  return { blocked, impossible };
}
