import type { Tx } from "../../infrastructure/database/db.ts";
import type { RestorableRecord } from "../audit/rules/changed-record.ts";
import { restoreFields } from "../audit/rules/merge-edit.ts";
import { lockProducts, selectKnownSlugs, updateProduct } from "./records.queries.ts";
import type { ProductFields } from "./rules/product-fields.ts";
import { productFieldsOf } from "./save-product.ts";

/**
 * Undoes a change of products in the caller's transaction, which rolls back unless all could be restored.
 * @returns the products that could not be restored: they were changed again, or their category is gone
 */
export async function restoreProducts(
  { db: tx }: { db: Tx },
  { records }: { records: RestorableRecord[] },
): Promise<string[]> {
  const rows = await lockProducts(
    tx,
    records.map(({ key }) => key),
  );
  const stored = new Map(rows.map((row) => [row.id, row]));
  const restored = records.map((record) => {
    const row = stored.get(record.key);
    const fields = restoreFields(row && productFieldsOf(row), record);
    return { id: record.key, row, fields: fields as ProductFields | null };
  });
  const slugs = restored.flatMap(({ fields }) => (fields ? [fields.category, ...fields.listedUnder] : []));
  const known = await selectKnownSlugs(tx, [...new Set(slugs)]);
  const blocked: string[] = [];
  for (const { id, row, fields } of restored) {
    if (row && fields && [fields.category, ...fields.listedUnder].every((slug) => known.has(slug)))
      await updateProduct(tx, row, fields);
    else blocked.push(id);
  }
  return blocked;
}
