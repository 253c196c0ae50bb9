import type { Session } from "../accounts/identity.ts";
import { type LastAuthor, lastAuthorsOf } from "../audit/audit.reads.ts";
import { recordChange } from "../audit/record-change.ts";
import { type ChangedRecord, changedFields } from "../audit/rules/changed-record.ts";
import { type FieldConflict, mergeEdit } from "../audit/rules/merge-edit.ts";
import { type Outcome, ok, refusableTransaction, refuse } from "../basics/outcome.ts";
import type { Services } from "../services.ts";
import { lockSkus, type StoredSku, updateSkus } from "./records.queries.ts";
import { catalogueEditorOf } from "./rules/catalogue-editor.ts";
import { hasPossiblePrices, SKU_FIELDS, type SkuFields } from "./rules/sku-fields.ts";
import { beginPriceWrite } from "./settle-prices.ts";

/** An edit of a SKU: the fields as they were read, and as they shall be. */
export type SkuEdit = { sku: string; from: Partial<SkuFields>; to: Partial<SkuFields> };

/** A field that somebody else has changed meanwhile. The author is null if a program did it. */
export type SkuConflict = FieldConflict & { sku: string; author: LastAuthor | null };

type Change = { edits: SkuEdit[]; label: string; staff: Session };
type Refused = "not-your-move" | "unknown-sku" | "catalogue-changed" | "price-impossible";

/**
 * Changes SKUs, all of them or none, as one entry of the log. Fields that were not touched stay as they are stored.
 * Refuses with the differing fields if somebody else has changed one of them meanwhile.
 * @param label what the log calls the change
 * @returns how many SKUs differ now
 */
export function changeSkus(
  services: Services,
  { edits, label, staff }: Change,
): Promise<Outcome<number, Refused>> {
  return refusableTransaction(services.db, async (tx) => {
    const role = catalogueEditorOf(staff.roles);
    if (!role) return refuse("not-your-move");
    await beginPriceWrite(tx, services.clock());
    const inside = { ...services, db: tx };
    const stored = new Map(
      (
        await lockSkus(
          tx,
          edits.map(({ sku }) => sku),
        )
      ).map((row) => [row.sku, row]),
    );
    const unknown = edits.filter(({ sku }) => !stored.has(sku)).map(({ sku }) => sku);
    if (unknown.length > 0) return refuse("unknown-sku", { skus: unknown });
    const suspects = edits.filter((edit) => hasConflict(stored.get(edit.sku), edit));
    const keys = suspects.map(({ sku }) => sku);
    const authors = keys.length === 0 ? new Map() : await lastAuthorsOf(inside, { kind: "sku", keys });
    const conflicts: SkuConflict[] = [];
    const impossible: string[] = [];
    const records: ChangedRecord[] = [];
    const rows: (SkuFields & { sku: string })[] = [];
    for (const { sku, from, to } of edits) {
      const row = stored.get(sku);
      if (!row) continue;
      const before = skuFieldsOf(row);
      const authorOf = (field: string): LastAuthor | null => authors.get(`${sku} ${field}`) ?? null;
      const { merged, conflicts: differing } = mergeEdit(
        before,
        { from, to },
        (field) => authorOf(field)?.actorId === staff.userId,
      );
      conflicts.push(...differing.map((each) => ({ ...each, sku, author: authorOf(each.field) })));
      const after = merged as SkuFields;
      const fields = changedFields(before, after);
      if (!fields) continue;
      if (!hasPossiblePrices(after)) impossible.push(sku);
      records.push({ kind: "sku", key: sku, ...fields });
      rows.push({ sku, ...after });
    }
    if (conflicts.length > 0) return refuse("catalogue-changed", { conflicts });
    if (impossible.length > 0) return refuse("price-impossible", { skus: impossible });
    if (rows.length === 0) return ok(0);
    await updateSkus(tx, rows);
    await recordChange(inside, {
      ...{ staff, role, subject: "catalogue", subjectId: records[0]?.key ?? "", label, records },
      ...{ before: "", after: records.length === 1 ? "1 SKU changed" : `${records.length} SKUs changed` },
    });
    return ok(rows.length);
  });
}

function hasConflict(row: StoredSku | undefined, edit: SkuEdit): boolean {
  return row !== undefined && mergeEdit(skuFieldsOf(row), edit, () => false).conflicts.length > 0;
}

/** What staff can change of a stored SKU. */
export function skuFieldsOf(row: StoredSku): SkuFields {
  return Object.fromEntries(SKU_FIELDS.map((field) => [field, row[field]])) as SkuFields;
}
