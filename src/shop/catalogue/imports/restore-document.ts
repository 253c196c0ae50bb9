import type { Tx } from "../../../infrastructure/database/db.ts";
import type { RestorableRecord } from "../../audit/rules/changed-record.ts";
import { restoreFields } from "../../audit/rules/merge-edit.ts";
import { lockCategories } from "../categories/office-categories.queries.ts";
import { selectShown } from "../menu/office-menu.queries.ts";

/** A record that is one list, whose entries lead to categories: the menu, or the sections of the home page. */
type Document<Entry> = {
  /** The field with its lines. */
  field: string;
  stored: (tx: Tx) => Promise<string[]>;
  /** Null if the lines cannot be stored any more. */
  read: (lines: readonly string[]) => Entry[] | null;
  categoriesOf: (entries: Entry[]) => string[];
  replace: (tx: Tx, entries: Entry[]) => Promise<void>;
};

/**
 * Undoes a change of such a record in the caller's transaction, which rolls back unless it could be restored.
 * @returns its key as blocked if it was changed again, as impossible if a category or kind of the old list is gone
 */
export async function restoreDocument<Entry>(
  tx: Tx,
  records: RestorableRecord[],
  { field, stored, read, categoriesOf, replace }: Document<Entry>,
): Promise<{ blocked: string[]; impossible: string[] }> {
  await lockCategories(tx);
  const blocked: string[] = [];
  const impossible: string[] = [];
  for (const { key, before, after } of records) {
    const lines = restoreFields({ [field]: await stored(tx) }, { before, after })?.[field];
    if (!Array.isArray(lines)) {
      blocked.push(key);
      continue;
    }
    const entries = read(lines);
    if (!entries) {
      impossible.push(key);
      continue;
    }
    const slugs = categoriesOf(entries);
    const shown = await selectShown(tx, slugs);
    if (slugs.every((slug) => shown.has(slug))) await replace(tx, entries);
    else impossible.push(key);
  }
  return { blocked, impossible };
}
