import type { Tx } from "../../../infrastructure/database/db.ts";
import type { RestorableRecord } from "../../audit/rules/changed-record.ts";
import { restoreFields } from "../../audit/rules/merge-edit.ts";
import type { Services } from "../../services.ts";
import { beginPriceWrite } from "../prices/settle-prices.ts";
import { hasPossiblePrices, type RecordedSku } from "../rules/sku-fields.ts";
import { lockSkus, updateSkus } from "../snapshot/records.queries.ts";
import { recordedSkuOf } from "./edit-skus.ts";

/**
 * Undoes a change of SKUs in the caller's transaction, which rolls back unless all could be restored.
 * @returns the SKUs that could not be restored: they were changed again, or their old price is below the cost or above
 *   the MRP of today
 */
export async function restoreSkus(
  services: Pick<Services, "clock"> & Partial<Pick<Services, "jobs">> & { db: Tx },
  { records }: { records: RestorableRecord[] },
): Promise<{ blocked: string[]; impossible: string[] }> {
  const { db: tx } = services;
  await beginPriceWrite(services);
  const stored = new Map(
    (
      await lockSkus(
        tx,
        records.map(({ key }) => key),
      )
    ).map((row) => [row.sku, row]),
  );
  const blocked: string[] = [];
  const impossible: string[] = [];
  const rows: (RecordedSku & { sku: string })[] = [];
  for (const { key, before, after } of records) {
    const row = stored.get(key);
    const restored = restoreFields(row && recordedSkuOf(row), { before, after });
    if (!restored) blocked.push(key);
    else if (hasPossiblePrices(restored)) rows.push({ sku: key, ...restored });
    else impossible.push(key);
  }
  await updateSkus(tx, rows);
  return { blocked, impossible };
}
