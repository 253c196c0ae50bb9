import type { Tx } from "../../../infrastructure/database/db.ts";
import type { RestorableRecord } from "../../audit/rules/changed-record.ts";
import { restoreFields } from "../../audit/rules/merge-edit.ts";
import { followDeliveryTime } from "../rules/delivery-time.ts";
import { isReleased, type RecordedProduct, withLabelText } from "../rules/product-fields.ts";
import {
  lockProducts,
  type StoredProduct,
  selectKnownSlugs,
  updateProduct,
} from "../snapshot/records.queries.ts";
import { recordedProductOf } from "./save-product.ts";

/**
 * Undoes a change of products in the caller's transaction, which rolls back unless all could be restored.
 * @returns the products that could not be restored: they were changed again, or their category is gone
 */
export async function restoreProducts(
  { db: tx }: { db: Tx },
  { records }: { records: RestorableRecord[] },
): Promise<{ blocked: string[] }> {
  const rows = await lockProducts(
    tx,
    records.map(({ key }) => key),
  );
  const stored = new Map(rows.map((row) => [row.id, row]));
  const restored = records.map((record) => {
    const row = stored.get(record.key);
    return { id: record.key, fields: row ? restoredFields(row, record) : null };
  });
  const slugs = restored.flatMap(({ fields }) => (fields ? [fields.category, ...fields.listedUnder] : []));
  const known = await selectKnownSlugs(tx, [...new Set(slugs)]);
  const blocked: string[] = [];
  for (const { id, fields } of restored) {
    if (fields && [fields.category, ...fields.listedUnder].every((slug) => known.has(slug)))
      await updateProduct(tx, id, fields);
    else blocked.push(id);
  }
  return { blocked };
}

/** A label comes back as it was written, unless its text has changed again: then it is written from the allergens. */
function restoredFields(row: StoredProduct, { before, after }: RestorableRecord): RecordedProduct | null {
  const { allergens: textBefore, ...fieldsBefore } = before;
  const stored = recordedProductOf(row);
  const restored = restoreFields(stored, { before: fieldsBefore, after });
  if (!restored) return null;
  const fields = withLabelText(restored, stored);
  // Entries of forms name the lead time alone.
  if (!("deliveryTime" in before)) fields.deliveryTime = followDeliveryTime(stored, fields.leadHours);
  const isIncomplete = fields.pictures.length === 0 || fields.openAllergens.length > 0;
  if (isIncomplete && isReleased(fields)) return null;
  const isTextAsLeft = typeof textBefore === "string" && row.allergens === after.allergens;
  return isTextAsLeft ? { ...fields, allergens: textBefore } : fields;
}
