import type { Tx } from "../../../infrastructure/database/db.ts";
import type { Session } from "../../accounts/identity.ts";
import { mergeRecords } from "../../audit/merge-records.ts";
import type { ChangedRecord } from "../../audit/rules/changed-record.ts";
import type { RefusalWith } from "../../basics/outcome.ts";
import { type Outcome, ok, refuse } from "../../basics/outcome.ts";
import { pickFields } from "../../basics/record-of.ts";
import type { CatalogueChanged } from "../refusals.ts";
import { hasPossiblePrices, type RecordedSku, SKU_FIELDS, type SkuFields } from "../rules/sku-fields.ts";
import { lockSkus, type StoredSku, updateSkus } from "../snapshot/records.queries.ts";

/** An edit of a SKU: the fields as they were read, and the new values. */
export type SkuEdit = { sku: string; from: Partial<SkuFields>; to: Partial<SkuFields> };

export type EditRefusal =
  | CatalogueChanged
  | RefusalWith<"unknown-sku" | "price-impossible", { skus: string[] }>;

/**
 * Writes edits of SKUs in the caller's transaction, which writes the log. Fields that were not touched stay as they
 * are stored.
 * @param productId if given, SKUs of other products are unknown
 * @returns the changed SKUs
 */
export async function editSkus(
  services: { db: Tx },
  { edits, staff, productId }: { edits: SkuEdit[]; staff: Session; productId?: string },
): Promise<Outcome<ChangedRecord[], EditRefusal>> {
  const rows = await lockSkus(
    services.db,
    edits.map(({ sku }) => sku),
  );
  const editable = rows.filter((row) => productId === undefined || row.productId === productId);
  const stored = new Map(editable.map((row) => [row.sku, recordedSkuOf(row)]));
  const unknown = edits.filter(({ sku }) => !stored.has(sku)).map(({ sku }) => sku);
  if (unknown.length > 0) return refuse("unknown-sku", { skus: unknown });
  const { changed, conflicts } = await mergeRecords(services, {
    ...{ kind: "sku", staff },
    edits: edits.flatMap(({ sku, from, to }) => {
      const fields = stored.get(sku);
      return fields ? [{ key: sku, stored: fields, from, to }] : [];
    }),
  });
  if (conflicts.length > 0) return refuse("catalogue-changed", { conflicts });
  const edited = changed.map(({ after, record }) => ({ sku: record.key, ...after }));
  const impossible = edited.filter((sku) => !hasPossiblePrices(sku)).map(({ sku }) => sku);
  if (impossible.length > 0) return refuse("price-impossible", { skus: impossible });
  if (edited.length > 0) await updateSkus(services.db, edited);
  return ok(changed.map(({ record }) => record));
}

/** Picks the fields of a stored SKU that staff can change. */
export function skuFieldsOf(row: StoredSku): SkuFields {
  return pickFields(row, SKU_FIELDS);
}

/** The fields of a stored SKU that the log records. */
export function recordedSkuOf(row: StoredSku): RecordedSku {
  return { ...skuFieldsOf(row), flavour: row.flavour, shape: row.shape };
}
