import type { Tx } from "../../../infrastructure/database/db.ts";
import type { RestorableRecord } from "../../audit/rules/changed-record.ts";
import { restoreFields } from "../../audit/rules/merge-edit.ts";
import { categoryLinks } from "../storefront/category-links.ts";
import { lockCategories, selectCategory, updateCategory } from "./office-categories.queries.ts";
import { categoryFieldsOf, hasHiddenTarget } from "./save-category.ts";

/**
 * Undoes a change of categories in the caller's transaction, which rolls back unless all could be restored.
 * @returns the categories that were changed again, and those that would be hidden although pages or another category
 * lead to them
 */
export async function restoreCategories(
  { db: tx }: { db: Tx },
  { records }: { records: RestorableRecord[] },
): Promise<{ blocked: string[]; linked: string[] }> {
  await lockCategories(tx);
  const blocked: string[] = [];
  const linked: string[] = [];
  for (const { key: slug, before, after } of records) {
    const row = await selectCategory(tx, slug);
    const stored = row && categoryFieldsOf(row);
    const restored = restoreFields(stored, { before, after });
    const isHiddenNow = restored?.isHidden === true && stored?.isHidden === false;
    const isShownNow = restored?.isHidden === false && stored?.isHidden === true;
    if (!restored) blocked.push(slug);
    else if (row && isShownNow && (await hasHiddenTarget(tx, row))) linked.push(row.aliasOf ?? slug);
    else if (isHiddenNow && (await categoryLinks({ db: tx }, { slug })).length > 0) linked.push(slug);
    else await updateCategory(tx, slug, restored);
  }
  return { blocked, linked };
}
