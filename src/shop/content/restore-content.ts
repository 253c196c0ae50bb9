import type { Tx } from "../../infrastructure/database/db.ts";
import type { RestorableRecord } from "../audit/rules/changed-record.ts";
import { restoreFields } from "../audit/rules/merge-edit.ts";
import { dayOf } from "../basics/india-time.ts";
import type { Services } from "../services.ts";
import { lockFields, recordUndo, updateFields } from "./edits.queries.ts";
import type { ContentKind } from "./rules/content-fields.ts";

/**
 * Undoes a change of published texts of one kind, in the caller's transaction, which rolls back unless all could be
 * restored.
 * @returns the texts that could not be restored, because they were changed again
 */
export async function restoreContent(
  kind: ContentKind,
  { db: tx, clock }: Pick<Services, "clock"> & { db: Tx },
  { records }: { records: RestorableRecord[] },
): Promise<{ blocked: string[] }> {
  const blocked: string[] = [];
  for (const { key: slug, before, after } of records) {
    const restored = restoreFields(await lockFields(tx, { kind, slug }), { before, after });
    if (!restored) {
      blocked.push(slug);
      continue;
    }
    await updateFields(tx, { kind, slug }, restored, dayOf(clock()));
    await recordUndo(tx, { kind, slug }, clock());
  }
  return { blocked };
}
